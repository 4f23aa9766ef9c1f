export default function LobbyPage() {
  return <section class="page" />;
}
