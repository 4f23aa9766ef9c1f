export default function SignInPage() {
  return <section class="page" />;
}
