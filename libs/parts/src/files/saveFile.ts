/** Milliseconds after which the browser has surely begun to save. */
const releaseAfterMs = 60_000;

/** Hands a file to the browser, which saves it under its name. @param content - A table in text (CSV), or a picture. */
export function saveFile(name: string, content: string | Blob): void {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}
