import { undisturbed, type HaltSpan, type Interference } from './PlannedDay.ts';

/** A price that the control API set. */
export interface PricePrint {
  /** Position of the row. */
  position: number;
  day: number;
  /** Milliseconds since midnight. */
  atMs: number;
  /** Paise. */
  price: number;
}

/** A level that the control API set: the index stays that much above what it is made of. */
export interface IndexShift {
  index: number;
  day: number;
  atMs: number;
  factor: number;
}

/** A halt of one share, or of the whole market where `position` is null. */
export interface Halt extends HaltSpan {
  position: number | null;
  day: number;
  /** The step of the circuit breaker that began it; null by the control API. */
  fallPercent: number | null;
}

/** What happened to the market that no plan knows, and all that has to be kept of its past. */
export class Interferences {
  prints: PricePrint[] = [];
  shifts: IndexShift[] = [];
  halts: Halt[] = [];
  /** Grows with each change: what was computed before it may be wrong. */
  version = 0;
  #byPosition = new Map<number, PricePrint[]>();

  get isEmpty(): boolean {
    return this.prints.length + this.shifts.length + this.halts.length === 0;
  }

  addPrint(print: PricePrint): void {
    this.prints.push(print);
    this.#index(print);
    this.version += 1;
  }

  addShift(shift: IndexShift): void {
    this.shifts.push(shift);
    this.version += 1;
  }

  addHalt(halt: Halt): void {
    this.halts.push(halt);
    this.version += 1;
  }

  /** Ends halts of a row, or of the whole market for null, that are on at an instant. */
  endHalts(position: number | null, { day, atMs }: { day: number; atMs: number }): void {
    this.halts = this.halts.map((halt) =>
      halt.position === position && halt.day === day && halt.fromMs <= atMs && halt.toMs > atMs
        ? { ...halt, toMs: atMs }
        : halt,
    );
    this.version += 1;
  }

  /** Forgets a day and all after it. */
  keepBefore(day: number): void {
    const isBefore = (one: { day: number }) => one.day < day;
    const { prints, shifts, halts } = this;
    this.replace({
      prints: prints.filter(isBefore),
      shifts: shifts.filter(isBefore),
      halts: halts.filter(isBefore),
    });
  }

  replace({ prints, shifts, halts }: Pick<Interferences, 'prints' | 'shifts' | 'halts'>): void {
    this.prints = [...prints];
    this.shifts = [...shifts];
    this.halts = [...halts];
    this.#byPosition = new Map();
    for (const print of prints) this.#index(print);
    this.version += 1;
  }

  #index(print: PricePrint): void {
    const known = this.#byPosition.get(print.position);
    if (known) known.push(print);
    else this.#byPosition.set(print.position, [print]);
  }

  /** The first day on which anything happened; Infinity where nothing did. */
  get firstDay(): number {
    const days = [...this.prints, ...this.shifts, ...this.halts].map(({ day }) => day);
    return days.reduce((first, day) => Math.min(first, day), Infinity);
  }

  /** What happened to a row on a day. */
  on(position: number, day: number): Interference {
    if (this.prints.length + this.halts.length === 0) return undisturbed;
    const prints = this.#byPosition.get(position)?.filter((print) => print.day === day) ?? [];
    const halts = this.haltsOn(position, day);
    return prints.length + halts.length === 0 ? undisturbed : { prints, halts };
  }

  /** When prices or levels were set by hand on a day, milliseconds since midnight. */
  instantsOn(day: number): number[] {
    const ofDay = (one: { day: number }) => one.day === day;
    return [...this.prints.filter(ofDay), ...this.shifts.filter(ofDay)].map(({ atMs }) => atMs);
  }

  /** Halts that are on at an instant. */
  activeAt(day: number, atMs: number): Halt[] {
    return this.halts.filter((halt) => halt.day === day && atMs >= halt.fromMs && atMs < halt.toMs);
  }

  isMarketHaltedAt(day: number, atMs: number): boolean {
    return this.activeAt(day, atMs).some(({ position }) => position === null);
  }

  /** Halts of a row on a day, its own and the market's; of the market alone for null. */
  haltsOn(position: number | null, day: number): Halt[] {
    return this.halts.filter(
      (halt) => halt.day === day && (halt.position === null || halt.position === position),
    );
  }

  /** The first day on which something happened to a row; Infinity where nothing did. */
  firstDayOf(position: number): number {
    if (this.prints.length + this.halts.length === 0) return Infinity;
    const print = this.#byPosition.get(position)?.[0]?.day ?? Infinity;
    const halt =
      this.halts.find((one) => one.position === null || one.position === position)?.day ?? Infinity;
    return Math.min(print, halt);
  }

  /** How far an index is above its constituents at an instant, as a ratio. */
  factorOf(index: number, day: number, atMs: number): number {
    const shift = this.shifts.findLast(
      (one) => one.index === index && (one.day < day || (one.day === day && one.atMs <= atMs)),
    );
    return shift?.factor ?? 1;
  }
}
