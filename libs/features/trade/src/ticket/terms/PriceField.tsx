import type { Paise } from '@wealth/domain';
import { MoneyField } from '@wealth/ui/money-field';
import { memo } from 'react';
import type { FieldFaults } from './useFieldFaults.ts';
import type { Ticket } from '../useTicket.ts';

export interface PriceFieldProps extends Pick<Ticket, 'change'>, FieldFaults {
  kind: 'price' | 'triggerPrice';
  label: string;
  value: Paise | null;
  /** The tick of the share. */
  step: Paise;
}

/** A price of an order: a key in another field leaves it as it is, and no tick moves it under the caret. */
export const PriceField = memo(function PriceField({ kind, change, ...field }: PriceFieldProps) {
  const isLimit = kind === 'price';
  return (
    <MoneyField
      {...field}
      isPaiseShown
      onFocus={isLimit ? () => change({ kind: 'hold', price: field.value }) : undefined}
      onBlur={isLimit ? () => change({ kind: 'hold', price: null }) : undefined}
      onChange={(price) => change(isLimit ? { kind, price } : { kind, triggerPrice: price })}
    />
  );
});
