import type { OrderDetail } from '@wealth/api-sdk/model';
import { Button } from '@wealth/ui/button';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useTicketWords } from '../useTicketWords.ts';

/** Where a result leads. */
export interface ResultWays {
  onAwaiting: () => void;
  onHolding: () => void;
  /** Opens the detail of the order. */
  onOrder: (order: OrderDetail) => void;
  onDone: () => void;
  /** Units of the next order, where a quantity goes in several; 0 where none follows. */
  following: number;
  /** Begins that order. */
  onNext: () => void;
}

interface ResultActionsProps extends ResultWays {
  order: OrderDetail;
}

/** What can be done now: of a filled order its detail and the holding, of one that waits the list of those. */
export function ResultActions({ order, following, ...lead }: ResultActionsProps) {
  const { t, quantity } = useTicketWords();
  const isFilled = order.status === 'COMPLETE';
  return (
    <OverlayFooter>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={isFilled ? lead.onHolding : lead.onAwaiting}>
          {t(isFilled ? 'seeHolding' : 'seeAwaiting')}
        </Button>
        {isFilled && (
          <Button variant="secondary" onPress={() => lead.onOrder(order)}>
            {t('seeOrder')}
          </Button>
        )}
        <Button
          variant={following > 0 ? 'secondary' : 'primary'}
          autoFocus={following === 0}
          onPress={lead.onDone}
        >
          {t('done')}
        </Button>
        {following > 0 && (
          <Button autoFocus onPress={lead.onNext}>
            {t('nextSlice', { shown: quantity(following), quantity: following })}
          </Button>
        )}
      </div>
    </OverlayFooter>
  );
}
