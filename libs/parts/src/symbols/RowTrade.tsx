import type { InstrumentRef } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { openTicket } from './openTicket.ts';

export interface RowTradeProps {
  instrument: InstrumentRef;
}

/** Buy and Sell at the end of a row, for the pointer that is on it and the focus that is in it. */
export function RowTrade({ instrument }: RowTradeProps) {
  const t = useMessages('parts');
  const { symbol } = instrument;
  return (
    <>
      <Button
        size="sm"
        variant="buy"
        aria-label={t('buySymbol', { symbol })}
        onPress={() => openTicket(instrument, 'BUY')}
      >
        {t('buy')}
      </Button>
      <Button
        size="sm"
        variant="sell"
        aria-label={t('sellSymbol', { symbol })}
        onPress={() => openTicket(instrument, 'SELL')}
      >
        {t('sell')}
      </Button>
    </>
  );
}
