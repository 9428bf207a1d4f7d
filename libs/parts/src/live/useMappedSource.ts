import type { LiveSource } from '@wealth/ui/live-price';
import { useMemo } from 'react';

/**
 * A figure made of another one, in the same frames.
 *
 * @param map - Memoised by the caller.
 * @param figure - What it is called, where the other one is called something else or nothing.
 */
export function useMappedSource<From, To>(
  source: LiveSource<From>,
  map: (value: From) => To,
  figure?: string,
): LiveSource<To> {
  return useMemo(() => {
    const { origin } = source;
    return {
      ...source,
      ...(origin && figure !== undefined ? { origin: { ...origin, figure } } : {}),
      read: () => map(source.read()),
    };
  }, [source, map, figure]);
}
