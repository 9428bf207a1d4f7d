import { useFormats } from '@wealth/i18n-locale-react';
import { Amount } from '@wealth/ui/amount';
import { LiveText, type LiveSource } from '@wealth/ui/live-price';
import type Big from 'big.js';
import { useCallback } from 'react';
import { useMappedSource } from '../live/useMappedSource.ts';
import { useIsMasked } from './useIsMasked.ts';

export interface LiveMoneyProps {
  /** Rupees, exact. */
  source: LiveSource<Big>;
  /** Puts a plus before an amount above zero. */
  isSigned?: boolean;
}

/** As Money, for an amount that moves with prices: a tick writes one text node and renders nothing. */
export function LiveMoney({ source, isSigned = false }: LiveMoneyProps) {
  const formats = useFormats();
  const isMasked = useIsMasked();
  const textOf = useCallback((rupees: Big) => formats.amount(rupees, { isSigned }), [formats, isSigned]);
  const text = useMappedSource(source, textOf);
  if (isMasked) return <Amount value={null} isMasked />;
  return (
    <span className="whitespace-nowrap tabular-nums">
      <LiveText source={text} />
    </span>
  );
}
