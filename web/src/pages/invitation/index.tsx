export default function InvitationPage() {
  return <section class="page" />;
}
