/** Hands bytes to the browser's downloads under a name. */
export function saveBlob(blob: Blob, filename: string): void {
  // Never a type that a browser would open by itself.
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
