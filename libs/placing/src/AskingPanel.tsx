import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { browserIntents } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { useNow } from '@wealth/ui/clock';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { Timeline } from '@wealth/ui/timeline';
import type { Progress } from './createDesk.ts';
import { shortKey } from './shortKey.ts';

export interface AskingPanelProps {
  requestKey: string;
  progress: Extract<Progress<unknown>, { kind: 'asking' }>;
  title: string;
  text: string;
  onAskNow: () => void;
}

/** The answer was lost: what has happened to the request so far, and when it is asked for again. */
export function AskingPanel({ requestKey, progress, title, text, onAskNow }: AskingPanelProps) {
  const t = useMessages('parts');
  const { marketTime } = useFormats();
  const { sentAt, retryAt } = progress;
  const now = useNow({ clock: browserIntents().now });
  const seconds = retryAt === null ? null : Math.max(0, Math.ceil((retryAt - now) / 1000));
  return (
    <div className="grid grid-cols-1 gap-4">
      <Timeline
        aria-label={title}
        items={[
          { id: 'kept', title: t('askingKept'), state: 'done', time: marketTime(sentAt) },
          { id: 'sent', title: t('askingSent'), state: 'done' },
          { id: 'lost', title: t('askingNoAnswer'), state: 'refused' },
          {
            id: 'asking',
            title: t('askingByKey', { key: shortKey(requestKey) }),
            state: 'now',
            ...(seconds === null ? {} : { time: t('askingAgainIn', { seconds: String(seconds) }) }),
            text,
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
