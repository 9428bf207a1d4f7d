import { useQuery } from '@tanstack/react-query';
import { allLotsOf } from '@wealth/queries';

/** All lots of a share, whichever pages they come on. */
export function useAllLots(isin: string) {
  return useQuery(allLotsOf(isin));
}
