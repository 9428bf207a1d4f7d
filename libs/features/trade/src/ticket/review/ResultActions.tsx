import type { OrderDetail } from '@wealth/api-sdk/model';
import { isOrderOver } from '@wealth/queries';
import { Button } from '@wealth/ui/button';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import { PanelActions } from '@wealth/placing';

/** Where a result leads. */
export interface ResultLeads {
  onAwaiting: () => void;
  onHolding: () => void;
  /** Opens the detail of the order. */
  onOrder: (order: OrderDetail) => void;
  onDone: () => void;
  /** Opens the ticket of a GTT that sells what was bought, at a target or by a stop. */
  onProtect: (order: OrderDetail) => void;
  /** Units of the next order, where a quantity goes in several; 0 where none follows. */
  following: number;
  /** Begins that order. */
  onNext: () => void;
}

/** What a purchase has brought, once nothing more comes of it. */
const isProtectable = (order: OrderDetail) =>
  order.side === 'BUY' && order.filled_quantity > 0 && isOrderOver(order);

interface ResultActionsProps extends ResultLeads {
  order: OrderDetail;
}

/** What can be done now: of an order that is over its detail and what it has brought, of one that waits the list of those. */
export function ResultActions({ order, following, ...lead }: ResultActionsProps) {
  const { t, quantity } = useTicketWords();
  const isOver = isOrderOver(order);
  return (
    <PanelActions>
      {!isOver && (
        <Button variant="secondary" onPress={lead.onAwaiting}>
          {t('seeAwaiting')}
        </Button>
      )}
      {isOver && order.filled_quantity > 0 && (
        <Button variant="secondary" onPress={lead.onHolding}>
          {t('seeHolding')}
        </Button>
      )}
      {isProtectable(order) && (
        <Button variant="secondary" aria-haspopup="dialog" onPress={() => lead.onProtect(order)}>
          {t('protectWithGtt')}
        </Button>
      )}
      {isOver && (
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
    </PanelActions>
  );
}
