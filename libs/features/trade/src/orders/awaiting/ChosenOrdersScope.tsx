import type { Order } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Checkbox } from '@wealth/ui/checkbox';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** The orders that are chosen to be cancelled together. */
export interface ChosenOrders {
  /** The chosen orders that the list shows, in its order. */
  orders: readonly Order[];
  isChosen: (order: Pick<Order, 'id'>) => boolean;
  choose: (order: Pick<Order, 'id'>, isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** @param listed - What may be chosen: one that has ended, or is left out by the side, is chosen no more. */
export function useChosenOrders(listed: readonly Order[]): ChosenOrders {
  const [ids, setIds] = useState(nothing);
  return useMemo(
    () => ({
      orders: listed.filter(({ id }) => ids.has(id)),
      isChosen: ({ id }) => ids.has(id),
      choose: ({ id }, isChosen) =>
        setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id))),
      chooseAll: () => setIds(new Set(listed.map(({ id }) => id))),
      clear: () => setIds(nothing),
    }),
    [listed, ids],
  );
}

const ChosenContext = createContext<ChosenOrders | null>(null);

/** The boxes of the rows stand inside; a press renders those, and not the rows. */
export function ChosenOrdersScope({ chosen, children }: { chosen: ChosenOrders; children: ReactNode }) {
  return <ChosenContext value={chosen}>{children}</ChosenContext>;
}

/** Chooses one order of the list. */
export function ChooseBox({ order }: { order: Order }) {
  const t = useMessages('orders');
  const chosen = use(ChosenContext);
  if (chosen === null) return null;
  return (
    <Checkbox
      aria-label={t('chooseNamed', { symbol: order.instrument.symbol })}
      isSelected={chosen.isChosen(order)}
      onChange={(isChosen) => chosen.choose(order, isChosen)}
    />
  );
}
