export default function PlayerPage() {
  return <section class="page" />;
}
