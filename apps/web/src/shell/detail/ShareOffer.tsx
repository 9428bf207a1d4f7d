import type { InstrumentReference } from '@wealth/hrefs';
import { lazy, Suspense } from 'react';
import { whenIdle } from '../../core/whenIdle.ts';

/** The page of a share does not wait for it. */
const OfferOfShare = lazy(async () => {
  await whenIdle();
  return { default: (await import('@wealth/feature-applications')).OfferOfShare };
});

/** That a share is offered now, where it is. */
export function ShareOffer({ instrument }: { instrument: InstrumentReference }) {
  return (
    <Suspense>
      <OfferOfShare instrument={instrument} />
    </Suspense>
  );
}
