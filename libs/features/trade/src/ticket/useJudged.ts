import type { OrderFault } from '@wealth/domain';
import { useCallback, useEffect, useState } from 'react';
import { faultPlaceOf } from './terms/faultPlace.ts';

/** Milliseconds without a key after which what was typed is judged. */
const restMs = 600;

const nameOf = (fault: OrderFault) => `${fault.code} ${faultPlaceOf(fault) ?? ''}`;

export interface Judged {
  /** What is wrong with what was typed, once somebody has stopped to type it. */
  faults: readonly OrderFault[];
  /** Judges at once: the field is left, or somebody wants to go on. */
  judge: () => void;
}

/**
 * Keeps to itself what is wrong while somebody types: the first digit of 17 is no mistake. A fault that was told stays as long
 * as it is one, and what the market changes is told at once.
 *
 * @param typed - Everything that was typed, as one text.
 */
export function useJudged(faults: readonly OrderFault[], typed: string): Judged {
  const [judged, setJudged] = useState(typed);
  const [told, setTold] = useState<readonly string[]>([]);
  const isResting = judged === typed;
  const names = faults.map(nameOf);
  const shown = isResting ? names : names.filter((name) => told.includes(name));
  if (shown.join() !== told.join()) setTold(shown);
  useEffect(() => {
    if (isResting) return undefined;
    const timer = setTimeout(() => setJudged(typed), restMs);
    return () => clearTimeout(timer);
  }, [isResting, typed]);
  return {
    faults: faults.filter((fault) => shown.includes(nameOf(fault))),
    judge: useCallback(() => setJudged(typed), [typed]),
  };
}
