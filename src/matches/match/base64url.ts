/** Whether a text is base64url as it is written by rule: there are others that are read as the same bytes. */
export function isBase64url(text: string): boolean {
  return Buffer.from(text, 'base64url').toString('base64url') === text;
}
