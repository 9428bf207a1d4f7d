import { closeByRule } from '../tape/closeByRule.ts';
import { PlannedDay, undisturbed, type Interference, type SetPrint } from './PlannedDay.ts';
import type { MinuteBar, TradeVisitor } from '../tape/tape.ts';
import type { ClientTape } from '../tape/clientTape.ts';
import { partsOf } from '../tape/TapeSegment.ts';

/** The running totals of a share's day. Prices paise. */
export interface DayTotals {
  hasTraded: boolean;
  last: number;
  open: number;
  high: number;
  low: number;
  volume: number;
  /** Milliseconds since midnight of the last trade; -1 before the first. */
  lastAtMs: number;
}

/** Totals up to an instant, -1 before the first. */
interface Counted {
  doneMs: number;
  totals: DayTotals;
}

const asPlanned: ClientTape = { segments: [], knownMs: Infinity };

/** One share living through one day as it really does: as planned, but for where clients have traded. */
export class ShareDay extends PlannedDay {
  readonly #tape: ClientTape;
  /** Totals at two instants, because those of the round and of now are read in turns: the last one read comes first. */
  #counts: [Counted, Counted];

  constructor(
    input: ConstructorParameters<typeof PlannedDay>[0],
    interference: Interference = undisturbed,
    tape: ClientTape = asPlanned,
  ) {
    super(input, interference);
    this.#tape = tape;
    this.#counts = [this.#fresh(), this.#fresh()];
  }

  /** Whether its tape may be another than the plan's. */
  get isDisturbed(): boolean {
    return this.isInterfered || this.#tape.segments.length > 0;
  }

  /** Trades up to an instant (milliseconds since midnight) counted together; as far as they are known. */
  totalsAt(wantedMs: number): Readonly<DayTotals> {
    const atMs = Math.min(wantedMs, this.#tape.knownMs);
    const [recent, other] = this.#counts;
    const isNearer = other.doneMs <= atMs && !(recent.doneMs <= atMs && recent.doneMs >= other.doneMs);
    const counted = isNearer ? other : recent.doneMs <= atMs ? recent : this.#fresh();
    this.#countUpTo(counted, atMs);
    this.#counts = [counted, counted === recent ? other : recent];
    return counted.totals;
  }

  #countUpTo(counted: Counted, atMs: number): void {
    if (atMs === counted.doneMs) return;
    const { totals } = counted;
    this.visitBars(counted.doneMs, atMs, ({ open, high, low, close, volume, lastAtMs }) => {
      if (!totals.hasTraded) {
        totals.hasTraded = true;
        totals.open = open;
        totals.high = high;
        totals.low = low;
      }
      totals.high = Math.max(totals.high, high);
      totals.low = Math.min(totals.low, low);
      totals.last = close;
      totals.volume += volume;
      totals.lastAtMs = lastAtMs;
    });
    counted.doneMs = atMs;
  }

  /** Minutes with a trade up to an instant; the last one may still go on. */
  barsUpTo(atMs: number): MinuteBar[] {
    const bars: MinuteBar[] = [];
    this.visitBars(-1, atMs, (bar) => {
      const last = bars.at(-1);
      if (last?.minute !== bar.minute) {
        bars.push({ ...bar });
        return;
      }
      last.high = Math.max(last.high, bar.high);
      last.low = Math.min(last.low, bar.low);
      last.close = bar.close;
      last.volume += bar.volume;
      last.lastAtMs = bar.lastAtMs;
    });
    return bars;
  }

  override visitTrades(fromMs: number, toMs: number, visit: TradeVisitor): void {
    if (this.#tape.segments.length === 0) {
      super.visitTrades(fromMs, toMs, visit);
      return;
    }
    for (const part of partsOf(this.#tape.segments, fromMs, toMs)) {
      if (part.segment) part.segment.visitTrades(part.fromMs, part.toMs, visit);
      else super.visitTrades(part.fromMs, part.toMs, visit);
    }
  }

  override visitBars(afterMs: number, toMs: number, visit: (bar: MinuteBar) => void): void {
    if (this.#tape.segments.length === 0) {
      super.visitBars(afterMs, toMs, visit);
      return;
    }
    for (const part of partsOf(this.#tape.segments, afterMs, toMs)) {
      if (part.segment) part.segment.visitBars(part.fromMs, part.toMs, visit);
      else super.visitBars(part.fromMs, part.toMs, visit);
    }
  }

  /** On a day with clients' trades a price set by hand is one of the trades. */
  override printsBetween(afterMs: number, upToMs: number): readonly SetPrint[] {
    const prints = super.printsBetween(afterMs, upToMs);
    if (this.#tape.segments.length === 0) return prints;
    return prints.filter(
      ({ atMs }) => !this.#tape.segments.some(({ fromMs, toMs }) => atMs >= fromMs && atMs < toMs),
    );
  }

  override officialClose(): number {
    return this.isDisturbed ? closeByRule(this, Infinity) : super.officialClose();
  }

  #fresh(): Counted {
    const { previousClose } = this.outline;
    return {
      doneMs: -1,
      totals: {
        hasTraded: false,
        last: previousClose,
        open: previousClose,
        high: previousClose,
        low: previousClose,
        volume: 0,
        lastAtMs: -1,
      },
    };
  }
}
