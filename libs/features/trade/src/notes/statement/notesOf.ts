import type { ContractNote } from '@wealth/api-sdk/model';
import { noteFixtures } from '@wealth/api-sdk/testing';
import { addDays, calendarDay } from '@wealth/domain';

const newest = calendarDay('2026-11-19');

/** So many notes, one every third day, the earliest first. */
export const notesOf = (count: number): ContractNote[] =>
  Array.from({ length: count }, (_, at) => {
    const day = addDays(newest, -3 * (count - 1 - at));
    const number = `CN-${day.replaceAll('-', '')}-100001`;
    return { ...(at % 2 === 0 ? noteFixtures.both : noteFixtures.one), day, number };
  });
