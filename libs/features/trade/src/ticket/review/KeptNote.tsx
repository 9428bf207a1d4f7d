import type { Order } from '@wealth/api-sdk/model';
import { Button } from '@wealth/ui/button';
import { Note } from '@wealth/ui/note';
import { useCancelOne } from '../../core/cancel/useCancelOne.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

/** The stop order that a GTT was placed to keep waits as well: whoever wants one of them cancels it. */
export function KeptNote({ order }: { order: Order }) {
  const { t, timeOf } = useTicketWords();
  const { cancel, cancelling } = useCancelOne();
  return (
    <Note
      tone="warning"
      title={t('keptStillWaits')}
      action={
        <Button
          variant="secondary"
          size="sm"
          isPending={cancelling.has(order.id)}
          aria-haspopup="dialog"
          onPress={() => void cancel(order)}
        >
          {t('cancelStopOrder')}
        </Button>
      }
    >
      {order.ends_at === null
        ? t('keptBothText')
        : t('keptBothUntilText', { time: timeOf(Date.parse(order.ends_at)) })}
    </Note>
  );
}
