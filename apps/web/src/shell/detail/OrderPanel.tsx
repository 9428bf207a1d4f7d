import { useRouter } from '@tanstack/react-router';
import { OrderDrawer } from '@wealth/feature-trade';
import { deepHref } from '@wealth/hrefs';
import { useSession } from '@wealth/session';
import { SharedStream } from '@wealth/stream';
import { drawers, type DrawerContentProps } from '@wealth/ui/drawer';
import { goTo } from '../../core/goTo.ts';
import { streamOf } from '../../core/streamOf.ts';

/** The drawer of one order, with the stream of the page beneath it. */
export function OrderPanel({ payload }: DrawerContentProps<'order'>) {
  const router = useRouter();
  return (
    <SharedStream stream={streamOf(useSession())}>
      <OrderDrawer
        payload={payload}
        onOpenPage={() => drawers.closeThen(() => goTo(router, deepHref.order(payload)))}
      />
    </SharedStream>
  );
}
