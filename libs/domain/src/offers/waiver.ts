import { addDays, istInstant, type CalendarDay } from '../calendar/calendarDay.ts';
import { depositoryWaiver } from '../charges/orderCharges.ts';
import { sandboxTariff, type Tariff } from '../charges/tariff.ts';
import { negated } from '../money/arithmetic.ts';
import type { Paise } from '../money/paise.ts';

/** A waiver of the depository's charge: it is used by itself, at the first sale of a share on a day. */
export interface Waiver {
  id: string;
  /** The first and the last day whose sales it counts for. */
  validFrom: CalendarDay;
  validUntil: CalendarDay;
  /** How many charges it waives, a whole number above zero. */
  uses: number;
  /** How many of them it has. */
  used: number;
}

export type WaiverState = 'AVAILABLE' | 'USED' | 'EXPIRED';

/** Assumption: how long a waiver counts, and how many charges one of them waives at most. */
export const waiverRules = { validDays: 365, mostUses: 12 } as const;

/** The last day of a waiver that is granted on a day. */
export function waiverDayOf(grantedOn: CalendarDay): CalendarDay {
  return addDays(grantedOn, waiverRules.validDays);
}

/** When a waiver is over, epoch milliseconds: its last day counts to its end. */
export function waiverEndsAt({ validUntil }: Pick<Waiver, 'validUntil'>): number {
  return istInstant(addDays(validUntil, 1));
}

/** How many charges it still waives, whichever day it is. */
export function usesLeft({ uses, used }: Pick<Waiver, 'uses' | 'used'>): number {
  return Math.max(0, uses - used);
}

/** What a waiver is on a day: one that is used up stays used, also after its last day. */
export function waiverState(waiver: Waiver, on: CalendarDay): WaiverState {
  if (usesLeft(waiver) === 0) return 'USED';
  return waiver.validUntil < on ? 'EXPIRED' : 'AVAILABLE';
}

function isBefore(one: Waiver, other: Waiver): boolean {
  if (one.validUntil !== other.validUntil) return one.validUntil < other.validUntil;
  return one.validFrom < other.validFrom;
}

const countsOn = (waiver: Waiver, on: CalendarDay) =>
  waiver.validFrom <= on && waiverState(waiver, on) === 'AVAILABLE';

/** How many sales on a day some waivers would waive the charge of. */
export function usesLeftOn(waivers: readonly Waiver[], on: CalendarDay): number {
  return waivers.filter((waiver) => countsOn(waiver, on)).reduce((sum, waiver) => sum + usesLeft(waiver), 0);
}

/**
 * The waiver that a sale on a day uses: of those that count then the one that ends first, of equals the one that was granted
 * first.
 *
 * @param waivers - In the order in which they were granted.
 * @returns Null where none counts.
 */
export function waiverFor<Own extends Waiver>(waivers: readonly Own[], on: CalendarDay): Own | null {
  const counting = waivers.filter((waiver) => countsOn(waiver, on));
  return counting.reduce<Own | null>(
    (first, waiver) => (first === null || isBefore(waiver, first) ? waiver : first),
    null,
  );
}

/** What one use takes off on a day: the depository's charge with its GST, above zero. */
export function waivedAmount(on: CalendarDay, tariff: Tariff = sandboxTariff): Paise {
  return negated(depositoryWaiver(on, tariff).amount);
}
