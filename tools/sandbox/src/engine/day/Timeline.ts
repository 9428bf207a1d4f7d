import type { CalendarDay } from '@wealth/domain';
import { calendarDayOf, tradingDayAfter, tradingDayBefore, tradingIndex } from '../calendar/dayNumber.ts';
import { exchangeSchedule, wholeDay, type DaySchedule } from '../calendar/daySchedule.ts';
import { drawOutline, type DayOutline, type OutlineInput } from '../plan/dayOutline.ts';
import { FinishedIndexDays, indexAt } from './FinishedIndexDays.ts';
import { IndexDay } from './IndexDay.ts';
import { keptOfDay } from './keptOfDay.ts';
import { Interferences } from './Interferences.ts';
import { hashText } from '../noise/noise.ts';
import { createListings } from '../instruments/createListings.ts';
import { PricePlan } from '../plan/PricePlan.ts';
import { indexLevel, priceRows, type PriceRow } from '../plan/priceRows.ts';
import { undisturbed } from './PlannedDay.ts';
import { ShareDay } from './ShareDay.ts';
import { ClientDays } from './ClientDays.ts';

/** From a day on the market is open at any hour, or in exchange hours. */
export interface Era {
  from: number;
  alwaysOpen: boolean;
}

/** What remains of a price's distance from its plan a trading day later, as a ratio. */
const persistence = 0.975;

interface DayPrices {
  previousClose: number;
  /** Wished for. */
  close: number;
}

interface WalkedDay {
  close: number;
  /** Logarithm of the distance from the plan. */
  drift: number;
}

/**
 * All days of all rows: plan, hours and what interfered. Only what interfered is remembered; everything else is
 * drawn when it is read.
 */
export class Timeline {
  readonly plan: PricePlan;
  readonly listings = createListings(() => this.#relist());
  readonly interferences = new Interferences();
  readonly clientDays = new ClientDays();
  eras: Era[];
  readonly #shares = new Map<number, Array<ShareDay | undefined>>();
  readonly #indices = new Map<number, Array<IndexDay | undefined>>();
  readonly finishedIndices = new FinishedIndexDays(this);
  /** The first day that was ever touched by hand or by a client: from it on levels may be others than they were. */
  #touchedFrom = Infinity;
  readonly #walked = new Map<number, Map<number, WalkedDay>>();
  #version = 0;
  /** The latest day that anybody has been on. */
  reached = -Infinity;

  constructor(seed: string, eras: readonly Era[], rows: readonly PriceRow[] = priceRows) {
    this.plan = new PricePlan(hashText(seed), rows, this.listings);
    this.eras = [...eras];
  }

  isAlwaysOpenOn(day: number): boolean {
    return this.eras.findLast(({ from }) => from <= day)?.alwaysOpen ?? false;
  }

  /** Changes the mode from a day on; that day starts again. */
  setMode(alwaysOpen: boolean, day: number): void {
    this.eras = [...this.eras.filter(({ from }) => from < day), { from: day, alwaysOpen }];
    this.#keepBefore(day);
  }

  /** Forgets all interference and clients' trades; a market without any keeps what was drawn. */
  startAnew(era: Era): void {
    const isAsBegun = JSON.stringify(this.eras) === JSON.stringify([era]);
    this.eras = [era];
    const { interferences, clientDays, plan } = this;
    const isUntouched = interferences.isEmpty && clientDays.isEmpty && plan.actions.isEmpty;
    plan.actions.replace([]);
    if (isAsBegun && isUntouched) return;
    this.#keepBefore(-Infinity);
  }

  /** Sets the present day; after a clock was set back, later days are forgotten. */
  reach(day: number): void {
    if (day >= this.reached) {
      this.reached = day;
      return;
    }
    this.reached = day;
    const alwaysOpen = this.eras.at(-1)?.alwaysOpen ?? false;
    this.eras = this.eras.filter(({ from }) => from <= day);
    if (this.eras.length === 0) this.eras = [{ from: day, alwaysOpen }];
    this.#keepBefore(day);
  }

  #relist(): void {
    this.plan.relist();
    this.interferences.version += 1;
    this.refresh(null);
  }

  #keepBefore(day: number): void {
    this.interferences.keepBefore(day);
    this.clientDays.keepBefore(day);
    this.finishedIndices.keepBefore(day);
    this.refresh(null);
  }

  /** The day before one on which something was traded, or could have been. */
  readonly dayBefore = (day: number): number => {
    return this.isAlwaysOpenOn(day - 1) ? day - 1 : tradingDayBefore(day);
  };

  readonly #closeOptions = { before: this.dayBefore };

  dayAfter(day: number): number {
    return this.isAlwaysOpenOn(day + 1) ? day + 1 : tradingDayAfter(day);
  }

  scheduleOf(isCasEligible: boolean, day: number): DaySchedule {
    return this.isAlwaysOpenOn(day) ? wholeDay : exchangeSchedule(day, isCasEligible);
  }

  /** One share on one day, kept with the others of the day. */
  share(position: number, day: number): ShareDay {
    const shares = keptOfDay(this.#shares, day);
    const ready = shares[position];
    if (ready) return ready;
    const made = this.makeShare(position, day);
    shares[position] = made;
    return made;
  }

  /** The outline of a share's day, without keeping it. */
  outline(position: number, day: number): DayOutline {
    return drawOutline(this.inputOf(position, day));
  }

  isDisturbedOn(position: number, day: number): boolean {
    const isAsPlanned = this.clientDays.tapeOf(position, day) === null;
    return !isAsPlanned || this.interferences.on(position, day) !== undisturbed;
  }

  index(index: number, day: number): IndexDay {
    const indices = keptOfDay(this.#indices, day);
    const ready = indices[index];
    if (ready) return ready;
    const made = new IndexDay(this, { definition: indexAt(index), index, day, isFinished: false });
    indices[index] = made;
    return made;
  }

  /** The official close of a row, paise. */
  closeOf(position: number, day: number): number {
    if (day < this.#ledFrom(position)) {
      return this.plan.close(position, day, this.#closeOptions);
    }
    return this.#walkTo(position, day).close;
  }

  /** The closing level of an index, hundredths of a point. */
  indexClose(index: number, day: number): number {
    const level = indexLevel(
      indexAt(index),
      (position) => this.closeOf(position, day) / this.plan.multiplier(position, day),
    );
    return Math.round(level * this.interferences.factorOf(index, day, Infinity));
  }

  dateOf(day: number): CalendarDay {
    return calendarDayOf(day);
  }

  /** Forgets what was drawn of the indices, of which one was set. */
  refreshIndices(): void {
    this.#version = this.interferences.version;
    this.#indices.clear();
    this.#touchedFrom = Math.min(this.#touchedFrom, this.interferences.firstDay, this.clientDays.firstDay);
    this.finishedIndices.keepBefore(this.#touchedFrom);
  }

  /** Forgets what was drawn of days that an interference has changed. */
  refresh(position: number | null): void {
    if (this.#version === this.interferences.version) return;
    this.refreshIndices();
    if (position !== null) {
      this.forget(position);
      return;
    }
    this.#shares.clear();
    this.#walked.clear();
  }

  /** Forgets what was drawn of one row. */
  forget(position: number): void {
    this.#walked.delete(position);
    for (const shares of this.#shares.values()) shares[position] = undefined;
  }

  /** The first day on which the plan does not lead a row alone; Infinity where it always does. */
  #ledFrom(position: number): number {
    return Math.min(this.interferences.firstDayOf(position), this.clientDays.firstDayOf(position));
  }

  makeShare(position: number, day: number): ShareDay {
    const tape = this.clientDays.tapeOf(position, day) ?? undefined;
    return new ShareDay(this.inputOf(position, day), this.interferences.on(position, day), tape);
  }

  /** What a share's day is drawn from. */
  inputOf(position: number, day: number): OutlineInput {
    return this.#inputOf(position, day, this.#pricesOf(position, day));
  }

  #pricesOf(position: number, day: number): DayPrices {
    const { plan } = this;
    const before = this.dayBefore(day);
    const previousClose = this.#closeInSharesOf(position, before, day);
    if (day > this.#ledFrom(position)) {
      const drift = this.#driftAfter(position, before, day);
      if (drift !== 0) return { previousClose, close: plan.target(position, day) * Math.exp(drift) };
    }
    return { previousClose, close: plan.close(position, day, this.#closeOptions) };
  }

  /** A close as the next day's shares would have it: a split or bonus has made them others. */
  #closeInSharesOf(position: number, before: number, day: number): number {
    return this.inSharesOf(position, this.closeOf(position, before), { from: before, to: day });
  }

  /** A price (paise) of one day in shares of another. */
  inSharesOf(position: number, price: number, { from, to }: { from: number; to: number }): number {
    const then = this.plan.multiplier(position, from);
    const now = this.plan.multiplier(position, to);
    return then === now ? price : Math.round((price * now) / then);
  }

  #driftAfter(position: number, before: number, day: number): number {
    return this.#walkTo(position, before).drift * persistence ** (tradingIndex(day) - tradingIndex(before));
  }

  #inputOf(position: number, day: number, { previousClose, close }: DayPrices): OutlineInput {
    const { plan } = this;
    const row = plan.rowAt(position);
    return {
      previousClose,
      close,
      row,
      schedule: this.scheduleOf(row.instrument?.isCasEligible ?? false, day),
      key: plan.dayKey(row, day),
      tick: plan.tick(position, day),
      isQuiet: plan.isQuiet(row, day),
    };
  }

  /** Lives through the days since something first interfered: their closes depend on each other. */
  #walkTo(position: number, day: number): WalkedDay {
    const first = this.#ledFrom(position);
    if (day < first) {
      return { close: this.plan.close(position, day, this.#closeOptions), drift: 0 };
    }
    const walked = this.#walked.get(position) ?? new Map<number, WalkedDay>();
    this.#walked.set(position, walked);
    let at = day;
    while (at > first && !walked.has(at)) at = this.dayBefore(at);
    let state = walked.get(at) ?? this.#walkDay(position, at, null);
    walked.set(at, state);
    while (at < day) {
      at = Math.min(day, this.dayAfter(at));
      state = this.#walkDay(position, at, state);
      walked.set(at, state);
    }
    return state;
  }

  #walkDay(position: number, day: number, before: WalkedDay | null): WalkedDay {
    const { plan } = this;
    const previousDay = this.dayBefore(day);
    const previous = before ?? {
      close: plan.close(position, previousDay, this.#closeOptions),
      drift: 0,
    };
    const drift = previous.drift * persistence ** (tradingIndex(day) - tradingIndex(previousDay));
    const wished =
      drift === 0
        ? plan.close(position, day, this.#closeOptions)
        : plan.target(position, day) * Math.exp(drift);
    const previousClose = this.inSharesOf(position, previous.close, { from: previousDay, to: day });
    const input = this.#inputOf(position, day, { previousClose, close: wished });
    const share = new ShareDay(input, this.interferences.on(position, day));
    const moved = this.clientDays.closeOf(position, day);
    const close = moved ?? share.officialClose();
    const isLed = moved !== null || share.isDisturbed || drift !== 0;
    return { close, drift: isLed ? Math.log(close / plan.target(position, day)) : 0 };
  }
}
