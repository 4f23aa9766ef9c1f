/** Hands something that was fetched to the reader as a file. */
export function saved(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to write it down by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
