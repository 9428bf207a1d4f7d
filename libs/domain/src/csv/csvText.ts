/** A cell: a figure is written as it is, a text so that no program runs it. */
export type CsvCell = string | number | null;

/**
 * What a spreadsheet would take for the beginning of a formula (OWASP, "CSV Injection"): some leave out blanks and signs
 * that are not seen before it, and read the wide forms of its signs as the narrow ones.
 */
const formulaStart = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as RFC 4180 has it: fields between commas, lines between CR and LF, quotes doubled. It begins with the mark
 * by which spreadsheets know UTF-8.
 *
 * @param hasMark - False for a program that reads the first head byte by byte.
 */
export function csvText(lines: ReadonlyArray<readonly CsvCell[]>, hasMark = true): string {
  const text = lines.map((line) => `${line.map(cellText).join(',')}\r\n`).join('');
  return hasMark ? `\uFEFF${text}` : text;
}
