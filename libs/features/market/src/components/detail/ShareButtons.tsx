import type { StockDetail } from '@wealth/api-sdk/model';
import { SetAlertButton, WatchButton } from '@wealth/parts';

export interface ShareButtonsProps {
  share: Pick<StockDetail, 'market' | 'symbol' | 'name'>;
  /** False where Set alert stands elsewhere. @default true */
  hasAlert?: boolean;
}

/** What can be done with an instrument, at the end of its head. */
export function ShareButtons({ share, hasAlert = true }: ShareButtonsProps) {
  return (
    <>
      <WatchButton instrument={share} />
      {hasAlert && <SetAlertButton instrument={share} />}
    </>
  );
}
