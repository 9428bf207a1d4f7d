import type { InstrumentRef } from '@wealth/domain';
import { openDrawer } from '@wealth/ui/drawer';
import { createContext, use, type ReactNode } from 'react';

export type OpenStock = (instrument: InstrumentRef) => void;

/** Without an app around it there is no address: the drawer alone. */
const OpenStockContext = createContext<OpenStock>(({ market, symbol }) => {
  openDrawer('stock', { market, symbol });
});

export interface OpenStockProviderProps {
  /** Opens the drawer of an instrument by its address, `?stock=NSE:ARAVBANK` on the page that is read. */
  open: OpenStock;
  children: ReactNode;
}

/** Around the pages of the app, which alone knows addresses. */
export function OpenStockProvider({ open, children }: OpenStockProviderProps) {
  return <OpenStockContext value={open}>{children}</OpenStockContext>;
}

/** What a symbol of any list does when it is pressed: the drawer of the instrument opens above the page. */
export function useOpenStock(): OpenStock {
  return use(OpenStockContext);
}
