import { sessionBadgeTexts } from '@wealth/i18n-locale/ui/sessionBadge';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

const dot = tv({
  base: 'size-2 shrink-0 rounded-full ring-3 forced-colors:bg-system-text',
  variants: {
    session: {
      open: 'bg-positive ring-positive-soft',
      preOpen: 'bg-warning ring-warning-soft',
      closingAuction: 'bg-warning ring-warning-soft',
      postClose: 'bg-warning ring-warning-soft',
      closed: 'bg-fg-subtle ring-surface-sunken',
    },
  },
});

export interface SessionBadgeProps {
  session: 'open' | 'preOpen' | 'closingAuction' | 'postClose' | 'closed';
  /** Figures are not of now: the dot is grey, and this stands instead of the session ("Not connected"). */
  notLiveText?: string;
  /** Time of the market in the client's format ("14:32:07 IST"); the owner's clock ticks, this only shows it. */
  clockText?: string;
}

/** Whether the market trades now, in words, with its time. Not announced as it ticks. */
export function SessionBadge({ session, clockText, notLiveText }: SessionBadgeProps) {
  const t = useUiText(sessionBadgeTexts);
  return (
    <span className="inline-flex items-center gap-2 text-detail whitespace-nowrap text-fg-muted">
      <span aria-hidden="true" className={dot({ session: notLiveText === undefined ? session : 'closed' })} />
      {notLiveText ?? t(session)}
      {clockText !== undefined && <time className="font-medium text-fg tabular-nums">{clockText}</time>}
    </span>
  );
}
