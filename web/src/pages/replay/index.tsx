import type { PageProps } from '../page.ts';

export default function ReplayPage({ id }: PageProps) {
  return <section class="page">{id}</section>;
}
