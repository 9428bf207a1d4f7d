/** Milliseconds after which the browser has surely begun to save. */
const releaseAfterMs = 60_000;

/** Hands a file to the browser, which saves it under its name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}
