import { t } from '../../texts/index.ts';
import { optionsWithoutField, readable } from './schema-field.ts';

/** Says which options have no field, because only programs can set them well. Renders nothing if all have one. */
export function ApiOnly({ schema }: { readonly schema: unknown }) {
  const names = optionsWithoutField(schema).map(readable);
  if (names.length === 0) return null;
  return (
    <p class="soft">
      {t('new.option.apiOnly', { names: names.join(', ') })} <a href="/docs">{t('new.option.api')}</a>
    </p>
  );
}
