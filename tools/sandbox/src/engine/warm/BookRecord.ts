import type { ExchangeEvent } from '../../exchange/index.ts';
import { TapeSegment } from '../tape/TapeSegment.ts';

/** Says something of a price, paise. */
export type PriceTest = (price: number) => boolean;

/** What came to a client's order, and when; milliseconds since midnight. */
export interface TimedEvent {
  atMs: number;
  event: ExchangeEvent;
}

const never: PriceTest = () => false;

/** What is written down of a book that clients share with the crowd: its trades, and what came to their orders. */
export class BookRecord {
  /** Whether a client has traded with the crowd since it was last set up. */
  isTouched = false;
  /** What is traded now; null while a minute is not played. */
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

  /** From here on the plan is not the tape any more. */
  begin(atMs: number): TapeSegment {
    this.#segment = new TapeSegment(atMs);
    return this.#segment;
  }

  /** From here on it is again; the segment stays as it is. */
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

  /** What has come to clients' orders since it was asked last. */
  drain(): TimedEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}
