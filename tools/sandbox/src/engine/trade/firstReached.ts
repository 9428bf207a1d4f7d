import { dayNumberAt, isTradingDayNumber, midnightOf } from '../calendar/dayNumber.ts';
import { listedRow } from '../quotes/lists.ts';
import { volatilityRow } from '../plan/priceRows.ts';
import type { Timeline } from '../day/Timeline.ts';
import type { PriceWatch, ReachedPrice } from '../contract/tradeContract.ts';
import { phaseAgenda, type SharePlace } from '../warm/phaseAgenda.ts';
import type { WarmBooks } from '../warm/WarmBooks.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

interface Exchange {
  timeline: Timeline;
  books: WarmBooks;
}

/** From (inclusive) to (exclusive); milliseconds since midnight, or epoch milliseconds where that is said. */
interface Span {
  from: number;
  to: number;
}

/** The watched prices of one share on one day. */
interface Sought {
  place: SharePlace;
  watches: readonly PriceWatch[];
}

interface Hit {
  atMs: number;
  reached: readonly ReachedPrice[];
}

/** Which side of a watch a price reaches. */
function legOf({ above, below }: PriceWatch, price: number): ReachedPrice['leg'] | null {
  if (above !== null && price >= above) return 'above';
  return below !== null && price <= below ? 'below' : null;
}

/** The nearest prices of all watches: what lies between them reaches none. */
function reachOf(watches: readonly PriceWatch[]): { above: number; below: number } {
  return {
    above: Math.min(...watches.map(({ above }) => above ?? Infinity)),
    below: Math.max(...watches.map(({ below }) => below ?? -Infinity)),
  };
}

/** The watches that the trades of one millisecond reach. */
function reachedAt({ place, watches }: Sought, atMs: number, prices: readonly number[]): ReachedPrice[] {
  const at = midnightOf(place.day) + atMs;
  return watches.flatMap((watch) => {
    if (at < watch.since) return [];
    const leg = prices.map((price) => legOf(watch, price)).find((found) => found !== null);
    return leg ? [{ id: watch.id, at, leg }] : [];
  });
}

/** Finds the first trade of a stretch at a watched price, on the tape as it is known now. */
function findInTape({ timeline }: Exchange, sought: Sought, { from, to }: Span): Hit | null {
  const { position, day } = sought.place;
  const share = timeline.share(position, day);
  const near = reachOf(sought.watches);
  const minutes = new Set<number>();
  share.visitBars(from, to, ({ minute, high, low }) => {
    if (high >= near.above || low <= near.below) minutes.add(minute);
  });
  // A price set by hand at the very beginning comes before what is visited.
  if (share.printsBetween(from - 1, from).length > 0) minutes.add(Math.floor(from / minuteMs));
  for (const minute of [...minutes].toSorted((one, other) => one - other)) {
    const start = Math.max(from, minute * minuteMs);
    const end = Math.min(to, (minute + 1) * minuteMs);
    const trades: Array<{ atMs: number; price: number }> = [...share.printsBetween(start - 1, end - 1)];
    share.visitTrades(start, end, (price, _quantity, atMs) => trades.push({ atMs, price }));
    const instants = Map.groupBy(
      trades.toSorted((one, other) => one.atMs - other.atMs),
      ({ atMs }) => atMs,
    );
    for (const [atMs, ofInstant] of instants) {
      const prices = ofInstant.map(({ price }) => price);
      const reached = reachedAt(sought, atMs, prices);
      if (reached.length > 0) return { atMs, reached };
    }
  }
  return null;
}

/** Whether a share may come to a watched price at all this day: most of them need no tape for it. */
function canReach({ timeline }: Exchange, { place: { position, day }, watches }: Sought): boolean {
  const share = timeline.share(position, day);
  if (share.isDisturbed) return true;
  const { low, high } = share.priceReach();
  const near = reachOf(watches);
  return high >= near.above || low <= near.below;
}

/** The same minute by minute, where the book has a client's order: what it trades is known only once it is played. */
function findInBook(exchange: Exchange, sought: Sought, { from, to }: Span): Hit | null {
  const { books } = exchange;
  const { position } = sought.place;
  const near = reachOf(sought.watches);
  const isAwaited = (price: number) => price >= near.above || price <= near.below;
  for (let at = from; at < to;) {
    const end = Math.min(to, (Math.floor(at / minuteMs) + 1) * minuteMs);
    books.playUntil(position, at + 1, isAwaited);
    const early = findInTape(exchange, sought, { from: at, to: at + 1 });
    if (early) return early;
    // A minute in which no client's order trades is not played: the plan is its tape.
    const isPlanned = books.recordedTo(position) === null;
    const playedTo = isPlanned ? end : Math.min(end, books.playUntil(position, end, isAwaited));
    const hit = findInTape(exchange, sought, { from: at + 1, to: playedTo });
    if (isPlanned) books.playUntil(position, hit ? hit.atMs + 1 : end, isAwaited);
    if (hit) return hit;
    at = Math.max(at + 1, playedTo);
  }
  return null;
}

/** The stretches of a day in which a share trades continuously. */
function continuousSpans({ timeline }: Exchange, place: SharePlace, { from, to }: Span): Span[] {
  const agenda = phaseAgenda(timeline, place);
  const spans: Span[] = [];
  for (let at = from; at < to;) {
    const end = Math.min(to, agenda.nextAfter(at));
    if (agenda.phaseAt(at) === 'continuous') spans.push({ from: at, to: end });
    at = end;
  }
  return spans;
}

function findOnDay(exchange: Exchange, sought: Sought, span: Span): Hit | null {
  const { books } = exchange;
  const { position, day } = sought.place;
  const isWarm = day === books.day && books.isWarm(position);
  if (!isWarm && !canReach(exchange, sought)) return null;
  const find = isWarm ? findInBook : findInTape;
  for (const stretch of continuousSpans(exchange, sought.place, span)) {
    const hit = find(exchange, sought, stretch);
    if (hit) return hit;
  }
  return null;
}

function firstOnDay(
  exchange: Exchange,
  { day, watches }: { day: number; watches: readonly PriceWatch[] },
  span: Span,
): Hit | null {
  const byRow = Map.groupBy(watches, (watch) => listedRow(exchange.timeline, watch, day));
  const rows = [...byRow].flatMap(([row, ofRow]) =>
    row === null || row >= volatilityRow ? [] : [{ place: { position: row, day }, watches: ofRow }],
  );
  // Books that have to be played come last, and only as far as another share has not been first.
  const isPlayed = ({ place }: Sought) => day === exchange.books.day && exchange.books.isWarm(place.position);
  const found: { first: Hit | null } = { first: null };
  function look(sought: Sought, { from, to }: Span): void {
    const { first } = found;
    const hit = findOnDay(exchange, sought, { from, to: first ? first.atMs + 1 : to });
    if (!hit) return;
    const isSame = first?.atMs === hit.atMs;
    found.first = isSame ? { ...hit, reached: [...first.reached, ...hit.reached] } : hit;
  }
  for (const sought of rows.filter((one) => !isPlayed(one))) look(sought, span);
  const played = rows.filter(isPlayed);
  for (let at = span.from; played.length > 0 && at <= (found.first?.atMs ?? span.to - 1);) {
    const to = Math.min(span.to, (Math.floor(at / minuteMs) + 1) * minuteMs);
    for (const sought of played) look(sought, { from: at, to });
    at = to;
  }
  return found.first;
}

/** See `TradeGate.firstReached`; instants are epoch milliseconds. */
export function firstReached(
  exchange: Exchange,
  watches: readonly PriceWatch[],
  { from, to }: Span,
): ReachedPrice[] {
  const { timeline } = exchange;
  const since = Math.max(from, Math.min(...watches.map((watch) => watch.since)));
  if (since >= to) return [];
  const lastDay = dayNumberAt(to - 1);
  for (let day = dayNumberAt(since); day <= lastDay; day += 1) {
    if (!timeline.isAlwaysOpenOn(day) && !isTradingDayNumber(day)) continue;
    const midnight = midnightOf(day);
    const span = { from: Math.max(0, since - midnight), to: Math.min(dayMs, to - midnight) };
    const hit = firstOnDay(exchange, { day, watches }, span);
    if (hit) return [...hit.reached];
  }
  return [];
}
