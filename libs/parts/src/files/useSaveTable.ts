import { istDay } from '@wealth/domain';
import { useSession } from '@wealth/session';
import { useCallback } from 'react';
import { saveFile } from './saveFile.ts';

/** What no file may be called on one of the systems that files are sent to. */
const forbidden = /[\\/:*?"<>|\p{C}]+/gu;

/** Saves a table as CSV, under its name and the day in India on which that was done: "orders-2026-11-19.csv". */
export function useSaveTable(): (name: string, text: string) => void {
  const { serverClock } = useSession();
  return useCallback(
    (name, text) => saveFile(`${name.replaceAll(forbidden, '-')}-${istDay(serverClock.now())}.csv`, text),
    [serverClock],
  );
}
