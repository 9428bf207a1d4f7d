import { createSeededRandom, type SeededRandom } from '../fuzz/createSeededRandom.ts';
import type { DatabaseStep } from '../src/database/database.ts';
import type { Wish } from './createTrader.ts';

/** Where a process dies: the `nth` time that a transaction stands at that step, or when its answer was to leave. */
export interface Crash {
  at: DatabaseStep | 'answer';
  nth: number;
  /** How long nobody is there. */
  downMs: number;
}

/** What becomes of a request: answered; the answer is lost; it is held back until its key is sealed; the server dies. */
export type Fate = 'answered' | 'lost' | 'held' | Crash;

/** Figures from 0 to 1 stand for what is chosen when it is time, so that a list without some of its actions still works. */
export type Action =
  | {
      kind: 'place';
      trader: number;
      share: number;
      side: Wish['side'];
      type: Wish['order_type'];
      validity: Wish['validity'];
      /** Of a GTT: both legs around a holding, if it sells. */
      hasStop: boolean;
      size: number;
      price: number;
      key: string;
      fate: Fate;
    }
  /** A key that was used comes again, with the same content or another one. */
  | { kind: 'again'; pick: number; isSame: boolean }
  /** Two tabs place at once: under one key, or each all that the client has under a key of its own. */
  | { kind: 'tabs'; trader: number; share: number; price: number; keys: readonly [string, string] }
  | { kind: 'preview'; trader: number; share: number; side: Wish['side']; size: number }
  | {
      kind: 'change';
      trader: number;
      pick: number;
      size: number;
      price: number;
      what: 'quantity' | 'price';
      fate: Fate;
    }
  | { kind: 'cancel'; trader: number; pick: number; fate: Fate }
  | { kind: 'cancelAll'; trader: number; fate: Fate }
  | { kind: 'rounds'; count: number; ms: number; crash: Crash | null }
  | { kind: 'jump'; ms: number; crash: Crash | null }
  | { kind: 'price'; share: number; price: number }
  | { kind: 'halt'; share: number | null; minutes: number }
  | { kind: 'save'; afterMs: number }
  | { kind: 'restart'; afterMs: number };

const validities: readonly Wish['validity'][] = ['DAY', 'DAY', 'DAY', 'IOC', 'GTT'];
const types: ReadonlyArray<Wish['order_type']> = [
  'MARKET',
  'MARKET',
  'LIMIT',
  'LIMIT',
  'LIMIT',
  'SL',
  'SL-M',
];
const crashSteps: ReadonlyArray<Crash['at']> = [
  'begin',
  'write',
  'write',
  'write',
  'commit',
  'committed',
  'answer',
];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface Simulation {
  seed: number;
  /** How many actions. */
  length: number;
  /** How much of the calendar they fill, about. */
  months: number;
}

class Drawer {
  readonly #random: SeededRandom;
  readonly #meanJumpMs: number;

  constructor({ seed, length, months }: Simulation) {
    this.#random = createSeededRandom(seed);
    // About one action in six is a jump.
    this.#meanJumpMs = (months * 30 * dayMs * 6) / length;
  }

  #uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.#random.below(16).toString(16)).join('');
    // Version 4, variant 1: what a browser's randomUUID makes.
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  }

  #crash(): Crash {
    const random = this.#random;
    const at = random.pick(crashSteps);
    const nth = random.below(at === 'write' ? 40 : 2);
    return { at, nth, downMs: random.chance(0.5) ? 0 : random.below(2 * hourMs) };
  }

  #fate(): Fate {
    const roll = this.#random.next();
    if (roll < 0.7) return 'answered';
    if (roll < 0.8) return 'lost';
    return roll < 0.86 ? 'held' : this.#crash();
  }

  #place(): Action {
    const random = this.#random;
    return {
      kind: 'place',
      trader: random.below(2),
      share: random.below(3),
      side: random.chance(0.6) ? 'BUY' : 'SELL',
      type: random.pick(types),
      validity: random.pick(validities),
      hasStop: random.chance(0.4),
      size: random.next(),
      price: random.next(),
      key: this.#uuid(),
      fate: this.#fate(),
    };
  }

  /** From seconds to days; now and then over a weekend or more. */
  #jump(): Action {
    const random = this.#random;
    const scale = random.pick([minuteMs, hourMs, 8 * hourMs, this.#meanJumpMs, this.#meanJumpMs * 2]);
    return {
      kind: 'jump',
      ms: 1 + random.below(2 * scale),
      crash: random.chance(0.15) ? this.#crash() : null,
    };
  }

  #change(): Action {
    const random = this.#random;
    const chosen = {
      trader: random.below(2),
      pick: random.next(),
      size: random.next(),
      price: random.next(),
    };
    const what = random.chance(0.5) ? 'quantity' : 'price';
    return { kind: 'change', ...chosen, what, fate: this.#fate() };
  }

  #onOwn(): Action {
    const random = this.#random;
    const trader = random.below(2);
    if (random.chance(0.4)) return this.#change();
    if (random.chance(0.2)) return { kind: 'cancelAll', trader, fate: this.#fate() };
    return { kind: 'cancel', trader, pick: random.next(), fate: this.#fate() };
  }

  #onMarket(): Action {
    const random = this.#random;
    const share = random.below(3);
    if (random.chance(0.7)) return { kind: 'price', share, price: random.next() };
    return { kind: 'halt', share: random.chance(0.8) ? share : null, minutes: random.below(45) };
  }

  #twice(): Action {
    const random = this.#random;
    const [trader, share] = [random.below(2), random.below(3)];
    if (random.chance(0.5)) return { kind: 'again', pick: random.next(), isSame: random.chance(0.6) };
    const key = this.#uuid();
    const keys = [key, random.chance(0.5) ? key : this.#uuid()] as const;
    return { kind: 'tabs', trader, share, price: random.next(), keys };
  }

  #elsewhere(): Action {
    const random = this.#random;
    const roll = random.next();
    if (roll < 0.4) {
      const side = random.chance(0.5) ? 'BUY' : 'SELL';
      return { kind: 'preview', trader: random.below(2), share: random.below(3), side, size: random.next() };
    }
    const afterMs = random.chance(0.5) ? 0 : random.below(18 * hourMs);
    return { kind: roll < 0.8 ? 'save' : 'restart', afterMs };
  }

  draw(): Action {
    const random = this.#random;
    const roll = random.next();
    if (roll < 0.36) return this.#place();
    if (roll < 0.5) return this.#onOwn();
    if (roll < 0.56) return this.#twice();
    if (roll < 0.66) return this.#onMarket();
    if (roll < 0.83) return this.#jump();
    if (roll < 0.92) {
      const crash = random.chance(0.15) ? this.#crash() : null;
      return {
        kind: 'rounds',
        count: 1 + random.below(4),
        ms: random.pick([250, 1_000, 20_000, 70_000]),
        crash,
      };
    }
    return this.#elsewhere();
  }
}

/** The actions of a seed: always the same ones. */
export function drawActions(simulation: Simulation): Action[] {
  const drawer = new Drawer(simulation);
  return Array.from({ length: simulation.length }, () => drawer.draw());
}
