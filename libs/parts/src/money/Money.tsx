import { useFormats } from '@wealth/i18n-locale-react';
import { Amount, type AmountProps } from '@wealth/ui/amount';
import type Big from 'big.js';
import { useIsMasked } from './useIsMasked.ts';

export interface MoneyProps extends Pick<AmountProps, 'form'> {
  /** A missing amount is a dash, never a zero. */
  rupees: Big | number | null | undefined;
  /** Puts a plus before an amount above zero. A minus is always shown. */
  isSigned?: boolean;
  /** A rule's amount, such as a minimum: nobody's fortune, so the eye does not hide it. */
  isPublic?: boolean;
}

/** An amount in the client's format. It is the client's own unless told otherwise, and hides with the other ones. */
export function Money({ rupees, form, isSigned = false, isPublic = false }: MoneyProps) {
  const formats = useFormats();
  const isMasked = useIsMasked();
  return (
    <Amount form={form} value={formats.splitAmount(rupees, { isSigned })} isMasked={isMasked && !isPublic} />
  );
}
