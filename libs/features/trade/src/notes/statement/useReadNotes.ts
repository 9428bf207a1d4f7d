import type { ContractNote } from '@wealth/api-sdk/model';
import { getContractNote } from '@wealth/api-sdk/trade';
import { useState } from 'react';

/** As many as are asked for at once. */
const lanes = 4;

/** Reads the contract notes of some days, in their order, and says how far that is. */
export function useReadNotes() {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);

  async function read(days: readonly string[]): Promise<ContractNote[]> {
    const notes = new Map<string, ContractNote>();
    const left = [...days];
    async function readOn(): Promise<void> {
      const day = left.shift();
      if (day === undefined) return;
      const note = await getContractNote({ day }).catch((error: unknown) => {
        // Without one of them there is no file: the others need not be read.
        left.length = 0;
        throw error;
      });
      notes.set(day, note);
      setProgress({ done: notes.size, of: days.length });
      await readOn();
    }
    setProgress({ done: 0, of: days.length });
    const ends = await Promise.allSettled(Array.from({ length: lanes }, readOn));
    setProgress(null);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return days.flatMap((day) => notes.get(day) ?? []);
  }

  return { progress, read };
}
