import type { Paise } from '@wealth/domain';
import { MoneyField } from '@wealth/ui/money-field';
import { memo } from 'react';
import type { Ticket } from '../useTicket.ts';

export interface PriceFieldProps extends Pick<Ticket, 'change'> {
  kind: 'price' | 'triggerPrice';
  label: string;
  value: Paise | null;
  /** The tick of the share. */
  step: Paise;
}

/** A price of an order: a key in another field leaves it as it is. */
export const PriceField = memo(function PriceField({ kind, change, ...field }: PriceFieldProps) {
  return (
    <MoneyField
      {...field}
      isPaiseShown
      onChange={(price) => change(kind === 'price' ? { kind, price } : { kind, triggerPrice: price })}
    />
  );
});
