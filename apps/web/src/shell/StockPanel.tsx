import { useRouter } from '@tanstack/react-router';
import { StockDrawer } from '@wealth/feature-market';
import { useSession } from '@wealth/session';
import { SharedStream } from '@wealth/stream';
import { drawers, type DrawerContentProps } from '@wealth/ui/drawer';
import type { Destination } from '../core/locations.ts';
import { streamOf } from '../core/streamOf.ts';

/** The drawer of one instrument, with the stream of the page beneath it. */
export function StockPanel({ payload }: DrawerContentProps<'stock'>) {
  const router = useRouter();
  const { market, symbol } = payload;
  return (
    <SharedStream stream={streamOf(useSession())}>
      <StockDrawer
        payload={payload}
        onOpenPage={(search) =>
          drawers.closeThen(() => {
            const page: Destination = { to: `/market/${market}/${symbol}`, search: { ...search }, hash: '' };
            // In the place of the step that opened the drawer.
            void router.navigate({ ...page, replace: router.state.location.state.isOverPage === true });
          })
        }
      />
    </SharedStream>
  );
}
