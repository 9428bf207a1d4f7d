import type { Cancel } from '../environment.ts';
import type { StreamMarketStatus } from '../wire/marketFrame.ts';

/** The market's phases and halts, as the server has told them since the connection began. */
export interface MarketSource {
  /** The same object until it changes; null until something has changed: `market_status` says how it began. */
  read: () => StreamMarketStatus | null;
  /** The listener is called at once: a phase changes seldom. */
  subscribe: (listener: () => void) => Cancel;
}

/** Keeps what the last `market` frame has said. */
export class MarketFeed implements MarketSource {
  #status: StreamMarketStatus | null = null;
  readonly #listeners = new Set<() => void>();

  readonly read = (): StreamMarketStatus | null => this.#status;

  readonly subscribe = (listener: () => void): Cancel => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null forgets: a change may have been missed. */
  put(status: StreamMarketStatus | null): void {
    if (this.#status === status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}
