import { useRouter } from '@tanstack/react-router';
import { StockDrawer, type StockDrawerProps } from '@wealth/feature-market';
import { deepHref } from '@wealth/hrefs';
import { useSession } from '@wealth/session';
import { SharedStream } from '@wealth/stream';
import { drawers, type DrawerContentProps } from '@wealth/ui/drawer';
import { destinationOf, type Destination } from '../../core/locations.ts';
import { streamOf } from '../../core/streamOf.ts';
import { ShareOffer } from './ShareOffer.tsx';
import { useMoveOrder } from './useMoveOrder.ts';

/** Within the stream, which the change of an order follows too. */
function MovableStock(props: Omit<StockDrawerProps, 'onMoveOrder'>) {
  return <StockDrawer {...props} onMoveOrder={useMoveOrder()} />;
}

/** The drawer of one instrument, with the stream of the page beneath it. */
export function StockPanel({ payload }: DrawerContentProps<'stock'>) {
  const router = useRouter();
  return (
    <SharedStream stream={streamOf(useSession())}>
      <MovableStock
        payload={payload}
        onOpenPage={(search) =>
          drawers.closeThen(() => {
            const page: Destination = { ...destinationOf(deepHref.stock(payload)), search: { ...search } };
            // In the place of the step that opened the drawer.
            void router.navigate({ ...page, replace: router.state.location.state.isOverPage === true });
          })
        }
      />
      <div className="px-6 pb-6 empty:hidden max-tablet:px-4">
        <ShareOffer instrument={payload} />
      </div>
    </SharedStream>
  );
}
