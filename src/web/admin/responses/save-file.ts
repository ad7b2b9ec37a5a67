import type { StoredFile } from '#contract/files.ts';

/** Hands a file to the browser's downloads. */
export function saveFile({ fileData, filename, extension }: StoredFile): void {
  const bytes = Uint8Array.from(atob(fileData), (character) => character.charCodeAt(0));
  // Never a type that a browser would open by itself: a visitor chose what is in the file.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nameWithExtension(filename, extension);
  link.click();
  URL.revokeObjectURL(url);
}

/** The name to save under; some servers give the extension apart from it. */
export function nameWithExtension(filename: string, extension: string): string {
  const suffix = `.${extension.toLowerCase()}`;
  return !extension || filename.toLowerCase().endsWith(suffix) ? filename : filename + suffix;
}
