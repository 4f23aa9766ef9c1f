export default function DecksPage() {
  return <section class="page" />;
}
