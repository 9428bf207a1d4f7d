import { calendarDay, istDay, toIstIso, tradeDayOf, type CalendarDay } from '@wealth/domain';
import type { QueryOf } from '@wealth/api-sdk/operations';
import { daysInRange } from '@wealth/domain/returns';
import { handle } from '../../dispatch/handle.ts';
import { ok, refusals, type FieldFault } from '../../http/answer.ts';
import { dayFaults, invalid } from '../../http/daySpan.ts';
import { figureOf, isFigure } from '../../returns/figures/figureOf.ts';
import { noBooks } from '../../returns/history.ts';
import { toWireStats } from '../../returns/toWireStats.ts';
import { dayAfter, spanOf, type ReturnSpan } from '../../returns/returnSpan.ts';
import { toWireOpening, toWirePoints } from '../../returns/toWireProfit.ts';
import { toWireAllocation, toWireAssets, toWireIfSold, toWireRange } from '../../returns/toWireReturns.ts';
import { exitOf } from '../../tax/exitOf.ts';
import { isTaxFigure, taxFigureOf } from '../../returns/figures/taxFigureOf.ts';
import { yearAsked } from '../../tax/yearAsked.ts';
import type { Services } from '../../services/services.ts';

type AskedRange = Pick<QueryOf<'getProfit'>, 'range' | 'from' | 'to'>;

/** What is wrong with a range; days that are none are told before all else. */
function rangeFaults({ range, from, to }: AskedRange, today: CalendarDay): FieldFault[] {
  const faults = dayFaults({ from, to });
  if (faults.length > 0) return faults;
  if (range !== undefined && (from !== undefined || to !== undefined)) {
    return [{ field: 'range', code: 'invalid', message: 'Choose a range, or days' }];
  }
  if (from !== undefined && to !== undefined && from > to) {
    return [{ field: 'to', code: 'too_early', message: 'The last day is before the first day' }];
  }
  if (from !== undefined && from > today) {
    return [{ field: 'from', code: 'too_late', message: 'The first day is in the future' }];
  }
  return [];
}

const dayOf = (text: string | undefined) => (text === undefined ? undefined : calendarDay(text));

/** The part of the client's history that is asked for; null where there is none. */
function askedSpan(
  { histories, clock }: Pick<Services, 'histories' | 'clock'>,
  clientId: string,
  { range, from, to }: AskedRange,
): { firstDay: CalendarDay | null; span: ReturnSpan | null } {
  const history = histories.of(clientId);
  if (!history) return { firstDay: null, span: null };
  const { firstDay } = history;
  const days = { range, from: dayOf(from), to: dayOf(to) };
  const asked = daysInRange(days, { firstDay, today: istDay(clock.now()) });
  return { firstDay, span: asked && spanOf(history, asked) };
}

/** A range without a day: all its figures are nothing. */
const nothingOn = (day: CalendarDay): ReturnSpan => ({
  from: day,
  to: day,
  days: [],
  opening: null,
  indexStart: null,
});

function getProfit(services: Services) {
  const { clock } = services;
  return handle('getProfit', ({ client, query }) => {
    const faults = rangeFaults(query, istDay(clock.now()));
    if (faults.length > 0) return refusals.fields(faults);
    const { firstDay, span } = askedSpan(services, client.id, query);
    return ok({
      by: query.by,
      first_day: firstDay,
      from: span?.from ?? null,
      to: span?.to ?? null,
      opening: span && toWireOpening(span),
      points: span ? toWirePoints(span, query.by) : [],
      as_of: toIstIso(clock.now()),
    });
  });
}

function getReturns(services: Services) {
  const { accounts, clock, histories, ledger } = services;
  return handle('getReturns', ({ client, query }) => {
    const now = clock.now();
    const today = istDay(now);
    const faults = rangeFaults(query, today);
    if (faults.length > 0) return refusals.fields(faults);
    const { firstDay, span } = askedSpan(services, client.id, query);
    const { wire, years } = toWireRange(span ?? nothingOn(today));
    const positions = accounts.positions(client.id);
    const books = histories.of(client.id)?.books ?? noBooks;
    const lots = ledger.lots(client.id);
    return ok({
      first_day: firstDay,
      ...wire,
      ...(!span && { from: null, to: null, days: 0 }),
      stats: toWireStats(span ?? nothingOn(today), years, { books, lots, today }),
      allocation: toWireAllocation(positions),
      assets: toWireAssets(positions, ledger.money(client.id), ledger.heldAtBank(client.id)),
      if_sold: toWireIfSold(exitOf(services, client.id, tradeDayOf(now))),
      as_of: toIstIso(now),
    });
  });
}

function getFigure(services: Services) {
  const { accounts, clock, histories, ledger, market } = services;
  return handle('getFigure', ({ client, path, query }) => {
    const { id } = path;
    if (isTaxFigure(id)) {
      const year = yearAsked(services, query.fy);
      if (!year) return refusals.fields([invalid('fy')]);
      return ok({
        ...taxFigureOf(id, services, { clientId: client.id, year }),
        as_of: toIstIso(clock.now()),
      });
    }
    if (!isFigure(id)) return refusals.notFound();
    const faults = rangeFaults(query, istDay(clock.now()));
    if (faults.length > 0) return refusals.fields(faults);
    const { span } = askedSpan(services, client.id, query);
    const context = {
      clientId: client.id,
      ledger,
      market,
      positions: accounts.positions(client.id),
      history: histories.of(client.id),
      span,
      heldAtStart: span ? histories.heldBefore(client.id, span.from) : [],
      heldAtEnd: span ? histories.heldBefore(client.id, dayAfter(span)) : [],
    };
    return ok({ ...figureOf(id, context, query.isin), as_of: toIstIso(clock.now()) });
  });
}

/** Operations on what a client's holdings have returned, and how figures are made up. */
export function returnOperations(services: Services) {
  return {
    getProfit: getProfit(services),
    getReturns: getReturns(services),
    getFigure: getFigure(services),
  };
}
