/**
 * Copies a text to the clipboard.
 * @param clipboard the browser's clipboard, which is missing if the page was not loaded over TLS
 * @returns false if the browser does not allow it
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
