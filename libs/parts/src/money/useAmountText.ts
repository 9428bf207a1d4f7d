import { useFormats } from '@wealth/i18n-locale-react';
import type Big from 'big.js';
import { useIsMasked } from './useIsMasked.ts';

/** Writes an amount of the client's into a sentence: hidden with the other ones. Where it stands alone it is `Money`. */
export function useAmountText(): (rupees: Big | number, options?: { isSigned?: boolean }) => string {
  const formats = useFormats();
  const isMasked = useIsMasked();
  return (rupees, options) => (isMasked ? formats.maskedAmount : formats.amount(rupees, options));
}
