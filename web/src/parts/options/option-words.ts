import { t } from '../../texts/index.ts';
import { readable } from './schema-field.ts';

/** Describes the options of a match in words, such as "Mode: Free for all · Supply stations: yes". */
export function optionWords(options: unknown): string {
  const chosen = typeof options === 'object' && options !== null ? Object.entries(options) : [];
  return chosen
    .flatMap(([name, value]) => {
      const word = wordOf(value);
      return word === null ? [] : [`${readable(name)}: ${word}`];
    })
    .join(' · ');
}

/** Returns null for an option that is not set. */
function wordOf(value: unknown): string | null {
  if (typeof value === 'boolean') return t(value ? 'option.yes' : 'option.no');
  if (typeof value === 'string') return readable(value);
  if (typeof value === 'number') return String(value);
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  return t('option.own');
}
