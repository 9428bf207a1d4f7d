import { fromPaise, fromWire, istDay, istInstant, toWire, type CalendarDay } from '@wealth/domain';
import { adjustmentsOf, type CorporateAction, type DividendAction } from '../engine/index.ts';
import { onGrid } from '../engine/plan/tickGrid.ts';
import { findInstrument } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import type { StoredAlert } from './alertTable.ts';

/** What makes prices before and after it others. */
type PricedAction = Exclude<CorporateAction, DividendAction>;

/** What has become of the share that an alert was set for, and what its value means since. */
export interface AlertSuspension {
  kind: PricedAction['kind'];
  /** The ex-date of the last one. */
  on: CalendarDay;
  value: number;
}

/** Percentages mean the same after a split as before it: only prices and units do not. */
const isOfShares = ({ kind }: StoredAlert) => kind === 'price' || kind === 'volume';

/** What has changed the share since an alert was set, the earliest first. */
function actionsSince(market: Market, alert: StoredAlert, to: CalendarDay): PricedAction[] {
  const instrument = findInstrument(alert.market, alert.symbol);
  if (!instrument || !isOfShares(alert)) return [];
  return market
    .actionsBetween(instrument, { from: istDay(alert.set_at), to })
    .filter((action) => action.kind !== 'dividend')
    .filter(({ exDate }) => istInstant(exDate) > alert.set_at);
}

/** From when on an alert no longer means the share that it was set for, epoch milliseconds; Infinity for not yet. */
export function suspendedFrom(market: Market, alert: StoredAlert, now: number): number {
  const [first] = actionsSince(market, alert, istDay(now));
  return first ? istInstant(first.exDate) : Infinity;
}

/** Why an alert waits no more and at what it could wait again; null where nothing has happened to its share. */
export function suspensionOf(market: Market, alert: StoredAlert): AlertSuspension | null {
  const engine = market.engine();
  const actions = actionsSince(market, alert, istDay(engine.roundEnd()));
  const last = actions.at(-1);
  if (!last) return null;
  const factor = adjustmentsOf(actions).reduce((product, adjustment) => product * adjustment.factor, 1);
  const tick = fromWire(engine.quote(alert.market, alert.symbol)?.tickSize ?? 0.01);
  const value =
    alert.kind === 'volume'
      ? Math.round(alert.value / factor)
      : toWire(fromPaise(onGrid(fromWire(alert.value) * factor, tick)));
  return { kind: last.kind, on: last.exDate, value };
}
