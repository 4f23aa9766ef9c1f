/** Saves downloaded data as a file. */
export function saved(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By the time this runs, the browser has started to save the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
