import { t } from '../texts/index.ts';

export default function NotFoundPage() {
  return (
    <section class="page narrow">
      <h1>{t('notFound.title')}</h1>
      <p>
        <a href="/">{t('notFound.home')}</a>
      </p>
    </section>
  );
}
