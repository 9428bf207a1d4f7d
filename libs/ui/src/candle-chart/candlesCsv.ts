import { toIstIso } from '@wealth/domain';
import type { UiText } from '@wealth/i18n-locale';
import { lineNames } from './candleWords.ts';
import type { CandleData } from './createCandleData.ts';

const istOffsetSeconds = 19_800;
const daySeconds = 86_400;

/** A cell: quoted where it has to be, and never a formula of a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function number(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? '' : String(value);
}

/**
 * The candles as a file for a spreadsheet: RFC 4180, figures as plain numbers with a point, times in IST (ISO 8601), an
 * empty cell for what is not known.
 *
 * @param heading - What it holds, as the first row: instrument, interval, when it was made.
 */
export function candlesCsv(
  heading: readonly string[],
  { candles, lines }: CandleData,
  t: UiText<'candleChart'>,
): string {
  const columns = ['time', 'open', 'high', 'low', 'close', 'volume'];
  const isDays = candles.every(({ wall }) => wall % daySeconds === 0);
  const rows = candles.map(({ wall, open, high, low, close, volume }, index) => [
    isDays
      ? toIstIso((wall - istOffsetSeconds) * 1000).slice(0, 10)
      : toIstIso((wall - istOffsetSeconds) * 1000),
    ...[open, high, low, close, volume].map(number),
    ...lines.flatMap((line) => lineNames(line, t).map((_name, part) => number(line.readings[index]?.[part]))),
  ]);
  const head = [...columns, ...lines.flatMap((line) => lineNames(line, t))];
  return [heading, head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
