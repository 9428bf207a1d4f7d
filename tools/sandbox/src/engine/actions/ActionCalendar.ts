import { addDays, type CalendarDay } from '@wealth/domain';
import { isinBySplits } from '../instruments/isin.ts';
import type { Instrument } from '../instruments/instrument.ts';
import type { Listings } from '../instruments/createListings.ts';
import { actionsBetween, shareCountOn, splitCountBetween, type ActionRange } from './actionsBetween.ts';
import {
  shareFactorOf,
  type AnnouncedAction,
  type CorporateAction,
  type IssuerActions,
} from '../contract/corporateAction.ts';
import { tableDay } from './tableDay.ts';

/** Calendar days before and after an action in which there is no other one but a dividend: bonus shares are on their way. */
const nearDays = 10;

/** What all issuers do: drawn by the seed, and announced by hand. */
export class ActionCalendar implements IssuerActions {
  readonly #seedKey: number;
  #announced: readonly AnnouncedAction[] = [];
  /** Grows with every change of what is announced or listed. */
  version = 0;

  readonly #listings: Pick<Listings, 'of'>;

  constructor(seedKey: number, listings: Pick<Listings, 'of'>) {
    this.#seedKey = seedKey;
    this.#listings = listings;
  }

  /** What the issuer of an instrument does in a time, by ex-date, the earliest first. */
  between(instrument: Instrument, range: ActionRange): CorporateAction[] {
    const drawn = this.drawnBetween(instrument, range);
    const announced = this.announcedOf(instrument).filter(
      ({ exDate }) => exDate >= range.from && exDate <= range.to,
    );
    if (announced.length === 0) return drawn;
    return [...drawn, ...announced].toSorted((one, other) => (one.exDate < other.exDate ? -1 : 1));
  }

  /** What the seed has drawn alone. */
  drawnBetween(instrument: Instrument, range: ActionRange): CorporateAction[] {
    return actionsBetween(this.#seedKey, this.#listings.of(instrument), range);
  }

  /** What is announced by hand alone. */
  announcedOf({ isin }: Instrument): CorporateAction[] {
    return this.#announced.flatMap((one) => (one.isin === isin ? [one.action] : []));
  }

  /** Shares in issue at the end of a day; 0 for a fund. */
  shareCountOn(instrument: Instrument, on: CalendarDay): number {
    const made = this.announcedOf(instrument)
      .filter(({ exDate }) => exDate <= on)
      .reduce((count, action) => count * shareFactorOf(action), 1);
    return Math.round(shareCountOn(this.#seedKey, this.#listings.of(instrument), on) * made);
  }

  /** The ISIN of an instrument on a day: the table has that of its own day, and each split makes another. */
  isinOn(instrument: Instrument, on: CalendarDay): string {
    const isBefore = on < tableDay;
    const range = isBefore ? { from: addDays(on, 1), to: tableDay } : { from: addDays(tableDay, 1), to: on };
    const drawn = splitCountBetween(this.#seedKey, this.#listings.of(instrument), range);
    const announced = this.announcedOf(instrument).filter(
      ({ kind, exDate }) => kind === 'split' && exDate <= on,
    ).length;
    return isinBySplits(instrument.isin, announced + (isBefore ? -drawn : drawn));
  }

  announced(): readonly AnnouncedAction[] {
    return this.#announced;
  }

  get isEmpty(): boolean {
    return this.#announced.length === 0;
  }

  announce(instrument: Instrument, action: CorporateAction, today: CalendarDay): boolean {
    const { exDate } = action;
    if (exDate <= today) return false;
    const around = { from: addDays(exDate, -nearDays), to: addDays(exDate, nearDays) };
    if (this.between(instrument, around).some(({ kind }) => kind !== 'dividend')) return false;
    this.replace([...this.#announced, { isin: instrument.isin, action }]);
    return true;
  }

  /** Puts what is announced in place of what was. */
  replace(announced: readonly AnnouncedAction[]): void {
    if (announced.length === 0 && this.#announced.length === 0) return;
    this.#announced = announced;
    this.version += 1;
  }
}
