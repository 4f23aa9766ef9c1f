import type { PageProps } from '../page.ts';

export default function TablePage({ id }: PageProps) {
  return <section class="page">{id}</section>;
}
