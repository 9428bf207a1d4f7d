import { useMessages } from '@wealth/i18n-locale-react';
import { Disclosure } from '@wealth/ui/accordion';
import { memo } from 'react';
import { AnnotationFields } from '../core/annotation/AnnotationFields.tsx';
import type { Ticket } from './useTicket.ts';

/** Why the order is placed, in the client's own words and tags; closed until somebody wants to say it. */
export const TicketWhy = memo(function TicketWhy({ why, setWhy }: Pick<Ticket, 'why' | 'setWhy'>) {
  const t = useMessages('orders');
  return (
    <div className="overflow-hidden rounded-control border border-border">
      <Disclosure title={t('whyPlaced')}>
        <AnnotationFields annotation={why} onChange={setWhy} />
      </Disclosure>
    </div>
  );
});
