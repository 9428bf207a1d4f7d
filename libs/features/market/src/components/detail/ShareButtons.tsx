import type { StockDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { openTicket, SetAlertButton, WatchButton } from '@wealth/parts';
import { Button } from '@wealth/ui/button';

export interface ShareButtonsProps {
  share: Pick<StockDetail, 'market' | 'symbol' | 'name'>;
  /** False where Set alert stands elsewhere. @default true */
  hasAlert?: boolean;
}

/** What can be done with an instrument, at the end of its head. */
export function ShareButtons({ share, hasAlert = true }: ShareButtonsProps) {
  const t = useMessages('parts');
  return (
    <>
      {share.market !== 'INDEX' && (
        <>
          <Button variant="buy" size="sm" aria-haspopup="dialog" onPress={() => openTicket(share, 'BUY')}>
            {t('buy')}
          </Button>
          <Button variant="sell" size="sm" aria-haspopup="dialog" onPress={() => openTicket(share, 'SELL')}>
            {t('sell')}
          </Button>
        </>
      )}
      <WatchButton instrument={share} />
      {hasAlert && <SetAlertButton instrument={share} />}
    </>
  );
}
