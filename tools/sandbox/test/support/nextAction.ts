import { calendarDay } from '@wealth/domain';
import { actionsBetween } from '../../src/engine/actions/actionsBetween.ts';
import { instruments } from '../../src/engine/index.ts';
import { hashText } from '../../src/engine/noise/noise.ts';

/** The first split or bonus after the day of the tests. */
export function nextAction(kind: 'split' | 'bonus') {
  const range = { from: calendarDay('2026-11-20'), to: calendarDay('2027-11-20') };
  const found = instruments
    .filter(({ market, listedOn }) => market === 'NSE' && listedOn < '2026-11-19')
    .flatMap((instrument) =>
      actionsBetween(hashText('test'), instrument, range).flatMap((action) =>
        action.kind === kind ? [{ instrument, action }] : [],
      ),
    )
    .toSorted((one, other) => (one.action.exDate < other.action.exDate ? -1 : 1))[0];
  if (!found) throw new RangeError(`no ${kind} within a year`);
  return { ...found, ratio: found.action.after / found.action.before };
}
