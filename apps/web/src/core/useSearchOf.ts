import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';

type Raw = Readonly<Record<string, unknown>>;

/** The routes whose address says more than where they are. */
type SearchRoute =
  | '/market'
  | '/market/$market/$symbol'
  | '/market/$market/$symbol/order'
  | '/portfolio/calendar'
  | '/portfolio/dividends'
  | '/portfolio/history'
  | '/portfolio/holding'
  | '/portfolio/summary'
  | '/portfolio/tax'
  | '/me/application'
  | '/me/records'
  | '/portfolio/statements'
  | '/services/compensation'
  | '/services/fo'
  | '/services/ipo';

/**
 * Asks for another address of the same page: what it says of the named words.
 *
 * @param isStep - Back leads to the address before; otherwise this one takes its place.
 */
export type ShowSearch<Search> = (patch: Partial<Search>, how: { isStep: boolean }) => void;

/**
 * What the address of a route says, and the way to say something else. What the schema does not know is taken out of the
 * address without a step; words that it does not name stay. Read where the page is: the first file does without schemas.
 *
 * @param schema - Anything goes in; undefined, by name, comes out for what the page does not know.
 */
export function useSearchOf<Search extends object>(
  schema: (search: Raw) => Search,
  route: SearchRoute,
): readonly [known: Search, show: ShowSearch<Search>] {
  // Of this page, also while another one is on its way.
  const raw: Raw = useSearch({ strict: false });
  const navigate = useNavigate({ from: route });
  const known = useMemo(() => schema(raw), [schema, raw]);
  const show: ShowSearch<Search> = useCallback(
    (patch, { isStep }) => {
      const search = (present: object) => ({ ...present, ...patch });
      void navigate({ search, replace: !isStep, resetScroll: false });
    },
    [navigate],
  );

  const hasUnknown = Object.entries(known).some(([name, value]) => value !== raw[name]);
  const forget = useEffectEvent(() => show(known, { isStep: false }));
  useEffect(() => {
    if (hasUnknown) forget();
  }, [hasUnknown]);

  return [known, show];
}
