import { href } from './href.ts';
import { toOwnPath, type OwnPath } from './ownPath.ts';

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** The page of the contract note of a trading day (YYYY-MM-DD); of what is no day, the orders that are over. */
export function contractNoteHref(day: string): OwnPath {
  const path = calendarDay.test(day) ? toOwnPath(`/portfolio/notes/${day}`) : null;
  return path ?? href.portfolio('history');
}
