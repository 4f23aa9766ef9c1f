export function Bracket() {
  return null;
}
