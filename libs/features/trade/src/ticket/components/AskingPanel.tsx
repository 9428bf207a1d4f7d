import { browserIntents } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { useNow } from '@wealth/ui/clock';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { Timeline } from '@wealth/ui/timeline';
import type { OrderProgress } from '../../intent/createOrderDesk.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { shortKey } from '../../orders/model/shortKey.ts';

export interface AskingPanelProps {
  orderKey: string;
  progress: Extract<OrderProgress, { kind: 'asking' }>;
  onAskNow: () => void;
}

/** The answer was lost: what has happened to the order so far, and when it is asked for again. */
export function AskingPanel({ orderKey, progress: { sentAt, retryAt }, onAskNow }: AskingPanelProps) {
  const { t, timeOf } = useTicketWords();
  const now = useNow({ clock: browserIntents().now });
  const seconds = retryAt === null ? null : Math.max(0, Math.ceil((retryAt - now) / 1000));
  return (
    <div className="grid grid-cols-1 gap-4">
      <Timeline
        aria-label={t('askingTitle')}
        items={[
          { id: 'kept', title: t('askingKept'), state: 'done', time: timeOf(sentAt) },
          { id: 'sent', title: t('askingSent'), state: 'done' },
          { id: 'lost', title: t('askingNoAnswer'), state: 'refused' },
          {
            id: 'asking',
            title: t('askingByKey', { key: shortKey(orderKey) }),
            state: 'now',
            ...(seconds === null ? {} : { time: t('askingAgainIn', { seconds: String(seconds) }) }),
            text: t('askingText'),
          },
        ]}
      />
      <OverlayFooter>
        <Button variant="secondary" isFullWidth isDisabled={seconds === null} onPress={onAskNow}>
          {t('askNow')}
        </Button>
      </OverlayFooter>
    </div>
  );
}
