import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { useFreshness } from '@wealth/stream';
import { useNow } from '@wealth/ui/clock';
import { ClockIcon, OfflineIcon, SuccessIcon } from '@wealth/ui/icon';
import { useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { usePageFailures } from '../../core/usePageFailures.ts';
import { leaveFocusToContent } from './leaveFocusToContent.ts';
import { provenanceOf, type Provenance } from './provenance.ts';

/** How long the line stays after the connection has come back. */
const returnedMs = 4_000;

/** Why the figures are not of now; null while they are, or while nothing is known. */
export function useProvenance(): Provenance | null {
  const [freshness] = useFreshness();
  const { oldestRead } = usePageFailures();
  return provenanceOf(freshness, oldestRead);
}

/** What the line says was a loss of the connection; prices that stand still are none, and reads neither. */
function isLoss(kind: Provenance['kind'] | undefined): boolean {
  return kind === 'lost' || kind === 'offline';
}

interface ProvenanceLineProps {
  /** @default false */
  isInOverlay?: boolean;
}

/**
 * The one line that says when figures are not of now, since when, and when it tries again. It lies over the top of the
 * page, beneath the header: nothing moves when it comes and goes, and no page keeps room for it.
 * In a drawer or a dialog, which lies over the page's own, it stands beneath the head.
 */
export function ProvenanceLine({ isInOverlay = false }: ProvenanceLineProps) {
  // The texts are loaded while there is a connection: without one they could not be.
  useMessages('frame');
  const provenance = useProvenance();
  const returnedAt = useReturn(isLoss(provenance?.kind));

  if (provenance === null && returnedAt === null) return null;
  return (
    <div
      className={`${isInOverlay ? 'shrink-0' : 'absolute inset-x-0 top-full'} grid min-h-9 items-center border-b border-border bg-surface-sunken px-gutter py-1 text-detail`}
    >
      <div role="status" className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-2">
        {provenance ? <NotLive provenance={provenance} /> : <Returned at={returnedAt} />}
      </div>
    </div>
  );
}

/** When the connection came back, for as long as that is worth a line; server's clock, null otherwise. */
function useReturn(isLost: boolean): number | null {
  const { serverClock } = useSession();
  const [wasLost, setWasLost] = useState(isLost);
  const [returnedAt, setReturnedAt] = useState<number | null>(null);
  if (wasLost !== isLost) {
    setWasLost(isLost);
    setReturnedAt(isLost ? null : serverClock.now());
  }
  useEffect(() => {
    if (returnedAt === null) return undefined;
    const timer = setTimeout(() => setReturnedAt(null), returnedMs);
    return () => clearTimeout(timer);
  }, [returnedAt]);
  return returnedAt;
}

function Returned({ at }: { at: number | null }) {
  const t = useMessages('frame');
  const { marketTime } = useFormats();
  return (
    <>
      <span className="text-positive">
        <SuccessIcon size="sm" />
      </span>
      <strong className="font-semibold">{t('connectedAgain', { time: marketTime(at) })}</strong>
    </>
  );
}

function NotLive({ provenance }: { provenance: Provenance }) {
  const t = useMessages('frame');
  const { marketTime } = useFormats();
  const [, retryNow] = useFreshness();
  const { retryAll } = usePageFailures();
  const { kind, since, retryInMs } = provenance;
  const time = marketTime(since);
  const isLost = isLoss(kind);

  function headline(): string {
    if (kind === 'silent') return t('standsStill', { time });
    if (kind === 'reads') return t('notRefreshed', { time });
    return since === null ? t('notConnectedYet') : t('notConnected', { time });
  }

  return (
    <>
      <span className="text-fg-muted">{isLost ? <OfflineIcon size="sm" /> : <ClockIcon size="sm" />}</span>
      <strong className="font-semibold">{headline()}</strong>
      {since !== null && isLost && (
        <span className="text-fg-muted max-tablet:hidden">{t('figuresFromThen')}</span>
      )}
      {kind === 'silent' && <span className="text-fg-muted max-tablet:hidden">{t('standsStillText')}</span>}
      {retryInMs !== null && <NextTry key={`${retryInMs} ${since}`} inMs={retryInMs} />}
      {kind !== 'silent' && kind !== 'offline' && (
        <span ref={leaveFocusToContent} className="ml-auto">
          {/* A button of the design system is higher than the line where a finger is to hit it. */}
          <AriaButton
            className="touch-target rounded-control-inner px-2 py-0.5 font-semibold text-fg-muted layered transition-layer data-hovered:text-fg"
            onPress={isLost ? retryNow : retryAll}
          >
            {t('tryNow')}
          </AriaButton>
        </span>
      )}
    </>
  );
}

/** Counts down for the eye; it is not announced every second. */
function NextTry({ inMs }: { inMs: number }) {
  const t = useMessages('frame');
  const { serverClock } = useSession();
  const [endsAt] = useState(() => serverClock.now() + inMs);
  const now = useNow({ clock: serverClock.now });
  const seconds = Math.ceil((endsAt - now) / 1000);
  return (
    <span aria-hidden="true" className="text-fg-muted tabular-nums max-tablet:hidden">
      {seconds > 0 ? t('nextTry', { seconds }) : t('tryingNow')}
    </span>
  );
}
