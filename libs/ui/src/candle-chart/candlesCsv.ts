import { csvText, toIstIso, type CsvCell } from '@wealth/domain';
import type { UiText } from '@wealth/i18n-locale';
import { lineNames } from './candleWords.ts';
import type { CandleData } from './createCandleData.ts';

const istOffsetSeconds = 19_800;
const daySeconds = 86_400;

/**
 * The candles as a file for a spreadsheet: times in IST (ISO 8601), an empty cell for what is not known.
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
  const rows = candles.map(({ wall, open, high, low, close, volume }, index): CsvCell[] => [
    isDays
      ? toIstIso((wall - istOffsetSeconds) * 1000).slice(0, 10)
      : toIstIso((wall - istOffsetSeconds) * 1000),
    ...[open, high, low, close, volume].map((figure) => figure ?? null),
    ...lines.flatMap((line) => lineNames(line, t).map((_name, part) => line.readings[index]?.[part] ?? null)),
  ]);
  const head = [...columns, ...lines.flatMap((line) => lineNames(line, t))];
  return csvText([heading, head, ...rows]);
}
