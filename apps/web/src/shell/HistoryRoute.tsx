import { useLocation, useNavigate } from '@tanstack/react-router';
import { HistoryPage } from '@wealth/feature-trade';
import { orderSearch } from '@wealth/hrefs';
import { useEffect, useEffectEvent } from 'react';

/** The order history, by what its address leaves out. What the page does not know is taken out of the address. */
export function HistoryRoute() {
  const { search } = useLocation();
  const navigate = useNavigate({ from: '/portfolio/history' });
  const known = orderSearch(search);
  const hasUnknown = Object.entries(known).some(
    ([name, value]) => value !== Object.entries(search).find(([said]) => said === name)?.[1],
  );
  const forget = useEffectEvent(() => {
    void navigate({ search: (present) => ({ ...present, ...known }), replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (hasUnknown) forget();
  }, [hasUnknown]);

  return (
    <HistoryPage
      search={known}
      onSearchChange={(patch, { isStep }) => {
        // A filter is a step: Back leads to the one before. What is being typed is none.
        void navigate({
          search: (present) => ({ ...present, ...patch }),
          replace: !isStep,
          resetScroll: false,
        });
      }}
    />
  );
}
