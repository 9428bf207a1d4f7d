import type { Order } from '@wealth/api-sdk/model';
import { SharedStream, useStream } from '@wealth/stream';
import { defineDialog, modals, type DialogContentProps } from '@wealth/ui/modal';
import { useCallback } from 'react';
import type { OrderChangeStart } from '../model/orderChange.ts';

/** CSS pixels. */
const width = 480;
const height = 440;

/**
 * Opens the dialog in which an order that waits is modified, with what stands in its fields already. Nothing is sent by
 * that. The same function between renders.
 */
export function useModifyOrder(): (order: Order, start?: OrderChangeStart) => void {
  const stream = useStream();
  return useCallback(
    (order, start) => {
      const dialog = defineDialog({
        title: 'orders.modifyTitle',
        namespaces: ['orders', 'parts', 'ticket'],
        width,
        height,
        async load() {
          const { ModifyOrder } = await import('./ModifyOrder.tsx');
          // A dialog is drawn outside of the page, which has the stream.
          return function ModifyDialog({ close }: DialogContentProps) {
            return (
              <SharedStream stream={stream}>
                <ModifyOrder order={order} start={start} close={close} />
              </SharedStream>
            );
          };
        },
      });
      modals.openDialog(dialog);
    },
    [stream],
  );
}
