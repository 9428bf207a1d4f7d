import { useRouter } from '@tanstack/react-router';
import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import { useCallback } from 'react';

/** Opens the drawer of an instrument over the page, by its address. The same function between renders. */
export function useOpenStock(): (instrument: InstrumentRef) => void {
  const router = useRouter();
  return useCallback(
    (instrument) =>
      void router.navigate({
        to: '.',
        search: (present: Record<string, unknown>) => ({ ...present, stock: instrumentIdOf(instrument) }),
        state: (present) => ({ ...present, isOverPage: true }),
        // One that leads on from another takes its place: below both lies the page.
        replace: router.state.location.state.isOverPage === true,
        resetScroll: false,
      }),
    [router],
  );
}
