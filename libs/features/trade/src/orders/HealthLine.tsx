import type { Order } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Suspense } from 'react';
import { useHealthReasons } from './useHealthReasons.ts';

function Bad({ reasons }: { reasons: readonly string[] }) {
  const t = useMessages('orders');
  const [reason = ''] = reasons;
  return <span className="text-negative">{t('healthBad', { reason })}</span>;
}

/** Its words come with the first GTT that is not well. */
function OwnWords({ order }: { order: Order }) {
  return <Bad reasons={useHealthReasons(order)} />;
}

/** Of a GTT whether its order would be taken if it were triggered now, and what refuses it first. Nothing for the others. */
export function HealthLine({ order }: { order: Order }) {
  const t = useMessages('orders');
  const { health } = order;
  if (health === null) return null;
  if (health.length === 0) return <span className="text-positive">{t('healthGood')}</span>;
  return (
    <Suspense fallback={<Bad reasons={health.map(({ message }) => message)} />}>
      <OwnWords order={order} />
    </Suspense>
  );
}
