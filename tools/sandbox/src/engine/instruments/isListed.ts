import type { CalendarDay } from '@wealth/domain';
import type { Instrument } from './instrument.ts';

/** Whether an instrument trades on a day or did before it. */
export function isListed({ listedOn }: Instrument, day: CalendarDay): boolean {
  return listedOn <= day;
}
