import type { LiveSource } from '@wealth/ui/live-price';
import { useMemo } from 'react';

/** A figure made of another one, in the same frames. @param map - Memoised by the caller. */
export function useMappedSource<From, To>(
  source: LiveSource<From>,
  map: (value: From) => To,
): LiveSource<To> {
  return useMemo(() => ({ ...source, read: () => map(source.read()) }), [source, map]);
}
