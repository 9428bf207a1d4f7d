import type { StockDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { openTicket, SetAlertButton, WatchButton } from '@wealth/parts';
import { Button, type ButtonProps } from '@wealth/ui/button';

export interface ShareButtonsProps {
  share: Pick<StockDetail, 'market' | 'symbol' | 'name'>;
}

/** Buy and Sell; nobody trades an index. */
function TradeButtons({ share, ...look }: ShareButtonsProps & Pick<ButtonProps, 'size' | 'isFullWidth'>) {
  const t = useMessages('parts');
  if (share.market === 'INDEX') return null;
  return (
    <>
      <Button variant="buy" {...look} aria-haspopup="dialog" onPress={() => openTicket(share, 'BUY')}>
        {t('buy')}
      </Button>
      <Button variant="sell" {...look} aria-haspopup="dialog" onPress={() => openTicket(share, 'SELL')}>
        {t('sell')}
      </Button>
    </>
  );
}

/** What can be done with an instrument, at the end of its head. */
export function ShareButtons({ share }: ShareButtonsProps) {
  return (
    <>
      <TradeButtons share={share} size="sm" />
      <WatchButton instrument={share} />
      <SetAlertButton instrument={share} />
    </>
  );
}

/** The same below the thumb: what is done most often is in reach wherever the sheet is scrolled to. */
export function ShareFoot({ share }: ShareButtonsProps) {
  if (share.market === 'INDEX') return <SetAlertButton instrument={share} size="md" isFullWidth />;
  return (
    <div className="grid grid-cols-[auto_1fr_1fr] items-center gap-3">
      <SetAlertButton instrument={share} isIcon />
      <TradeButtons share={share} size="md" isFullWidth />
    </div>
  );
}
