import type { ExchangeEvent } from '../../exchange/index.ts';
import { TapeSegment } from '../tape/TapeSegment.ts';

/** Says something of a price, paise. */
export type PriceTest = (price: number) => boolean;

/** An event of a client's order, with its time; milliseconds since midnight. */
export interface TimedEvent {
  atMs: number;
  event: ExchangeEvent;
}

const never: PriceTest = () => false;

/** The record of a book that clients share with the crowd: its trades, and the events of clients' orders. */
export class BookRecord {
  /** Whether a client has traded with the crowd since it was last set up. */
  isTouched = false;
  /** The segment that is recorded now; null while a minute is not played. */
  #segment: TapeSegment | null = null;
  #events: TimedEvent[] = [];
  #isAwaited: PriceTest = never;
  #hasMetAwaited = false;

  get segment(): TapeSegment | null {
    return this.#segment;
  }

  /** Whether a price was traded that is awaited. */
  get hasMetAwaited(): boolean {
    return this.#hasMetAwaited;
  }

  /** From now on such a price is awaited, and none has come. */
  await(isAwaited: PriceTest = never): void {
    this.#isAwaited = isAwaited;
    this.#hasMetAwaited = false;
  }

  /** From here on the tape is recorded and may differ from the plan. */
  begin(atMs: number): TapeSegment {
    this.#segment = new TapeSegment(atMs);
    return this.#segment;
  }

  /** From here on the plan is the tape again; the segment is closed. */
  rest(atMs: number): void {
    this.#segment?.close(atMs);
    this.#segment = null;
  }

  /** Records trades, and events of clients' orders. */
  add(events: readonly ExchangeEvent[], atMs: number): void {
    for (const event of events) {
      if (event.kind === 'auction') continue;
      if (event.kind === 'trade') {
        this.#segment?.add(event.price, event.quantity, atMs);
        this.#hasMetAwaited ||= this.#isAwaited(event.price);
        if (event.buy.owner === null && event.sell.owner === null) continue;
        this.isTouched = true;
      }
      this.#events.push({ atMs, event });
    }
  }

  /** Records events of the crowd's messages; a refusal of one, whose order is gone already, concerns nobody. */
  readonly addOfCrowd = (events: readonly ExchangeEvent[], atMs: number): void => {
    for (const event of events) if (event.kind !== 'rejected') this.add([event], atMs);
  };

  /** Events of clients' orders since the last call. */
  drain(): TimedEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}
