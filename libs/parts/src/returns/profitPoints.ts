import type { Profit } from '@wealth/api-sdk/model';
import type { LineMark, LinePoint } from '@wealth/ui/line-chart';

/** What a chart of the portfolio shows: what the shares are worth, or what was gained with them. */
export type ProfitView = 'value' | 'gain';

/** The close before the range, from which it begins; nothing where it begins with the first trade. */
function openingPoint({ opening }: Profit, view: ProfitView): LinePoint[] {
  if (opening === null) return [];
  const { date: time, value } = opening;
  return [
    view === 'gain' ? { time, value: 0, benchmark: 0 } : { time, value, step: value, benchmark: value },
  ];
}

/** The days of a chart. What is drawn is rounded to pixels: the figures themselves come from the server. */
export function profitPoints(profit: Profit, view: ProfitView): LinePoint[] {
  const points = profit.points.map((point): LinePoint => {
    const { date: time, value, invested, gain, index_value: index } = point;
    return view === 'gain'
      ? { time, value: gain, benchmark: index - invested }
      : { time, value, step: invested, benchmark: index };
  });
  return [...openingPoint(profit, view), ...points];
}

/** The days on which money was put in or taken out. */
export function profitMarks({ points }: Profit): LineMark[] {
  return points.flatMap(({ date: time, flow }): LineMark[] =>
    flow === 0 ? [] : [{ time, kind: flow > 0 ? 'in' : 'out' }],
  );
}
