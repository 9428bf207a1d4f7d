import type { InstrumentRef } from '@wealth/domain';
import { href, stockHref } from '@wealth/hrefs';
import { Link } from '@wealth/ui/link';
import { useOpenStock } from './OpenStockProvider.tsx';

export interface StockLinkProps {
  instrument: InstrumentRef;
}

/** The symbol as the way to its detail: a press opens the drawer, one with Ctrl or the middle button the page of its own. */
export function StockLink({ instrument }: StockLinkProps) {
  const open = useOpenStock();
  return (
    <Link tone="plain" href={stockHref(instrument) ?? href.market()} onOpenHere={() => open(instrument)}>
      {instrument.symbol}
    </Link>
  );
}
