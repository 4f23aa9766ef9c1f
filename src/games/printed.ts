/** "MUD_FLATS" → "Mud Flats": a constant as it is printed on cards. */
export function printed(constant: string): string {
  return constant
    .split('_')
    .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
    .join(' ');
}
