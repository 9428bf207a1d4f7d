import { mostOrdersASecond, ordersOf, secondsAMinute, type CrowdMinutes } from './CrowdMinutes.ts';

/** Most resting orders at one rung; one more where passing orders come too. */
export const mostAtARung = 2;
/** What passing orders cost a second: one comes, one goes. */
const passingCost = 2;
const minutesKept = 6;

/** The lowest rung with a seller and the highest with a buyer, for each second of a minute. */
export interface CrowdLine {
  asks: Int32Array;
  bids: Int32Array;
}

/**
 * Where the crowd's resting orders begin. They leave room for every planned trade, and move no faster than the allowed orders a
 * second can move them: so they draw back before a fast movement and return after it.
 */
export class CrowdLines {
  readonly #minutes: CrowdMinutes;
  readonly #hasPassing: boolean;
  readonly #kept = new Map<number, CrowdLine>();

  constructor(minutes: CrowdMinutes, hasPassing: boolean) {
    this.#minutes = minutes;
    this.#hasPassing = hasPassing;
  }

  /** Null outside of continuous trading. */
  at(minute: number): CrowdLine | null {
    const ready = this.#kept.get(minute);
    if (ready) return ready;
    const made = this.#make(minute);
    if (!made) return null;
    this.#kept.set(minute, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > minutesKept && oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }

  /** How many rungs both sides can move at the beginning of a second. */
  #stepsOf(runs: Parameters<typeof ordersOf>[0]): number {
    const free = mostOrdersASecond - ordersOf(runs);
    const steps = this.#hasPassing
      ? (free - passingCost) / (2 * (mostAtARung + 1))
      : free / (2 * mostAtARung);
    return Math.max(0, Math.floor(steps));
  }

  #make(minute: number): CrowdLine | null {
    if (!this.#minutes.at(minute)) return null;
    // A line looks a minute back and a minute ahead.
    const seconds = 3 * secondsAMinute;
    const reached = new Int32Array(seconds);
    const asks = new Int32Array(seconds).fill(-2_000_000_000);
    const bids = new Int32Array(seconds).fill(2_000_000_000);
    let steps = 0;
    for (let part = 0; part < 3; part += 1) {
      const planned = this.#minutes.at(minute - 1 + part);
      for (let second = 0; second < secondsAMinute; second += 1) {
        const place = part * secondsAMinute + second;
        steps += planned ? this.#stepsOf(planned.runs[second] ?? []) : 0;
        reached[place] = steps;
        if (!planned) continue;
        asks[place] = planned.asks[second] ?? 0;
        bids[place] = planned.bids[second] ?? 0;
      }
    }
    return { asks: eased(asks, reached, 1), bids: eased(bids, reached, -1) };
  }
}

/** The least line that stays beyond all needs within a minute of it and keeps to the pace; for the middle minute. */
function eased(needs: Int32Array, reached: Int32Array, direction: 1 | -1): Int32Array {
  const line = new Int32Array(secondsAMinute);
  for (let second = 0; second < secondsAMinute; second += 1) {
    const here = secondsAMinute + second;
    const at = reached[here] ?? 0;
    let farthest = -Infinity;
    for (
      let place = here - secondsAMinute;
      place <= here + secondsAMinute && place < needs.length;
      place += 1
    ) {
      const need = direction * (needs[place] ?? 0) - Math.abs((reached[place] ?? 0) - at);
      if (need > farthest) farthest = need;
    }
    line[second] = direction * farthest;
  }
  return line;
}
