import type { InstrumentRef, Side } from '@wealth/domain';
import { openDrawer } from '@wealth/ui/drawer';

/** Opens the ticket of an order; an index is a figure, which nobody buys. */
export function openTicket({ market, symbol }: InstrumentRef, side: Side): void {
  if (market !== 'INDEX') openDrawer('ticket', { instrument: { market, symbol }, side });
}
