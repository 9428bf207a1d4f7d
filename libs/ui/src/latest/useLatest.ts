import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function between renders, which does what the newest one does: for a part that is memoised. */
export function useLatest<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
