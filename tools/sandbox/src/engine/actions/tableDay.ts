import { calendarDay } from '@wealth/domain';

/** The day whose shares the table's base prices and numbers of shares are of. */
export const tableDay = calendarDay('2026-11-20');
