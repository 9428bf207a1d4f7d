import { useRouter } from '@tanstack/react-router';
import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import { useCallback } from 'react';

/** Opens the drawer of an instrument above the page that is read, by its address: Back closes it. */
export function useOpenStock(): (instrument: InstrumentRef) => void {
  const router = useRouter();
  return useCallback(
    (instrument: InstrumentRef) =>
      void router.navigate({
        to: '.',
        search: (present: Record<string, unknown>) => ({ ...present, stock: instrumentIdOf(instrument) }),
        resetScroll: false,
      }),
    [router],
  );
}
