import type { OrderView } from '../../exchange/index.ts';
import type { PlannedDay } from '../day/PlannedDay.ts';
import type { MinuteBar } from '../tape/tape.ts';

const dayMs = 86_400_000;

/** How far the crowd's plan comes in each minute of a day: whom it cannot meet there. */
export class PlannedReach {
  readonly #bars: MinuteBar[] = [];

  readonly #previousClose: number;

  constructor(planned: PlannedDay) {
    this.#previousClose = planned.outline.previousClose;
    planned.visitBars(-1, dayMs, (bar) => this.#bars.push(bar));
  }

  /**
   * Whether the crowd neither meets an order nor wakes it in a minute. It looks a minute back and a minute ahead, and
   * between two trades it moves from one to the other: so it stays within these prices, with its sellers above the
   * lowest and its buyers below the highest of them.
   */
  misses(orders: readonly OrderView[], minute: number): boolean {
    const { low, high } = this.#around(minute);
    return orders.every(({ owner, side, price, trigger }) => {
      if (owner === null) return true;
      if (trigger !== null) return side === 'BUY' ? trigger > high : trigger < low;
      return side === 'BUY' ? price < low : price > high;
    });
  }

  /** The prices of the minutes around one, with the last before and the first after them. */
  #around(minute: number): { low: number; high: number } {
    let low = Infinity;
    let high = -Infinity;
    const before = this.#bars.findLastIndex((bar) => bar.minute < minute - 1);
    for (let place = Math.max(0, before); place < this.#bars.length; place += 1) {
      const bar = this.#bars[place];
      if (!bar) break;
      low = Math.min(low, bar.low);
      high = Math.max(high, bar.high);
      if (bar.minute > minute + 1) break;
    }
    // On a day without a trade the crowd's orders are around the previous close.
    return low === Infinity ? { low: this.#previousClose, high: this.#previousClose } : { low, high };
  }
}
