/**
 * Puts a text where the reader can paste it from.
 * @param clipboard the browser's; there is none where the page did not come over TLS
 * @returns false: the browser does not let the page do that
 */
export async function copied(text: string, clipboard: Pick<Clipboard, 'writeText'> | undefined): Promise<boolean> {
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
