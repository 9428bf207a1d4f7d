import { orderKindsTaken, shareSession, type OrderKind, type ShareSession } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { keepsOrders, SessionFacts } from '@wealth/parts';
import { CheckIcon, CloseIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { SessionScale } from '@wealth/ui/session-bar';
import { Skeleton } from '@wealth/ui/skeleton';
import { useEffect } from 'react';
import { useMarketNow } from './useMarketNow.ts';
import { sessionDayAt, type ExchangeSegment, type SessionDay } from './sessionDay.ts';

type Key = PlainMessageKey<'frame'>;
type Part = ExchangeSegment['part'];

const partName = {
  block: 'phaseBlock',
  preOpen: 'phasePreOpen',
  continuous: 'phaseContinuous',
  closingAuction: 'phaseAuction',
  postClose: 'phasePostClose',
} as const satisfies Record<Part, Key>;

const partText = {
  block: 'nextBlock',
  preOpen: 'nextPreOpen',
  continuous: 'nextContinuous',
  closingAuction: 'nextAuction',
  postClose: 'nextPostClose',
} as const satisfies Record<Part, Key>;

const kindName = {
  limit: 'limit',
  market: 'marketOrder',
  stopLoss: 'stopLoss',
  ioc: 'ioc',
} as const satisfies Record<OrderKind, Key>;

export interface SessionPanelProps {
  id: string;
  onClose: () => void;
}

/** What the exchange does now, what works, what comes next, and when it is closed. Pushes the page down. */
export function SessionPanel({ id, onClose }: SessionPanelProps) {
  const t = useMessages('frame');
  const { now, isTimeKnown, isAlwaysOpen } = useMarketNow();

  useEffect(() => {
    function closeByEscape(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    }
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [onClose]);

  return (
    <section
      id={id}
      aria-label={t('sessionLine')}
      className="max-h-[70dvh] overflow-y-auto border-b border-border bg-surface px-gutter shadow-floating"
    >
      <div className="mx-auto grid max-w-page gap-4 py-4">
        {!isTimeKnown || isAlwaysOpen === undefined ? (
          <Skeleton width="60%" />
        ) : (
          <Day now={now} isAlwaysOpen={isAlwaysOpen} onClose={onClose} />
        )}
      </div>
    </section>
  );
}

function Day({ now, isAlwaysOpen, onClose }: { now: number; isAlwaysOpen: boolean; onClose: () => void }) {
  const t = useMessages('frame');
  const day = sessionDayAt(now);
  const auction = shareSession(now, { isCasEligible: true });
  const plain = shareSession(now, { isCasEligible: false });
  const phase = t(day.current ? partName[day.current.part] : 'phaseClosed');
  // Around the closing auction the two kinds of shares do different things.
  const areApart = !isAlwaysOpen && auction.phase !== plain.phase;

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-title">{isAlwaysOpen ? t('phaseAlways') : phase}</h2>
        <span className="text-detail text-fg-muted">
          {isAlwaysOpen ? (
            <AnyHour phase={day.current && phase} />
          ) : (
            <Until day={day} auction={auction} plain={plain} />
          )}
        </span>
        <span className="ml-auto text-caption text-fg-subtle">{t('times')}</span>
        <IconButton aria-label={t('closePanel')} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {day.segments.length > 0 && <Scale day={day} now={now} />}
      <div className="grid gap-5 border-t border-border pt-4 text-detail tablet:grid-cols-3">
        {areApart ? (
          <>
            <KindOfShares
              title={t('auctionShares')}
              session={auction}
              now={now}
              isKept={keepsOrders(now, true)}
            />
            <KindOfShares
              title={t('otherShares')}
              session={plain}
              now={now}
              isKept={keepsOrders(now, false)}
            />
          </>
        ) : (
          <>
            <WorksNow session={auction} isAlwaysOpen={isAlwaysOpen} isKept={keepsOrders(now, true)} />
            <Next day={day} now={now} />
          </>
        )}
        <Holidays day={day} />
      </div>
    </>
  );
}

/** Said once: the market is open, whatever the exchange does. */
function AnyHour({ phase }: { phase: string | null }) {
  const t = useMessages('frame');
  return phase === null ? t('anyHourClosed') : t('anyHourPhase', { phase });
}

/** How long it stays so; of a closed market, why it is closed and when it opens. */
function Until({ day, auction, plain }: { day: SessionDay; auction: ShareSession; plain: ShareSession }) {
  const t = useMessages('frame');
  const { date, marketTime } = useFormats();
  if (day.current?.part === 'continuous' && auction.endsAt !== plain.endsAt) {
    return t('untilBoth', { auction: marketTime(auction.endsAt), close: marketTime(plain.endsAt) });
  }
  if (day.current) return t('until', { time: marketTime(day.current.endsAt) });
  const { holiday, nextOpening } = auction;
  return (
    <>
      {holiday !== null && <span className="mr-3">{t('closedToday', { name: holiday })}</span>}
      {nextOpening !== null && t('opensOn', { day: date(nextOpening), time: marketTime(nextOpening) })}
    </>
  );
}

interface KindOfSharesProps {
  title: string;
  session: ShareSession;
  now: number;
  /** An order that is given now waits for the next session. */
  isKept: boolean;
}

function KindOfShares({ title, session, now, isKept }: KindOfSharesProps) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <SessionFacts session={session} now={now} isAlwaysOpen={false} keepsOrders={isKept} />
    </div>
  );
}

/** The line again, high enough to be read, with the hours at which its parts begin. */
function Scale({ day, now }: { day: SessionDay; now: number }) {
  const t = useMessages('frame');
  const { marketTime } = useFormats();
  return (
    <SessionScale
      aria-label={t('dayOfExchange')}
      segments={day.segments}
      now={now}
      textOf={({ part, startsAt }) =>
        t('partAt', { time: marketTime(startsAt, { hasZone: false }), part: t(partName[part]) })
      }
      nowText={t('now', { time: marketTime(now, { hasZone: false }) })}
    />
  );
}

interface WorksNowProps extends Pick<KindOfSharesProps, 'session' | 'isKept'> {
  isAlwaysOpen: boolean;
}

function WorksNow({ session, isAlwaysOpen, isKept }: WorksNowProps) {
  const t = useMessages('frame');
  const taken = isAlwaysOpen ? orderKindsTaken('continuous') : session.taken;
  const works: Key[] = taken.map((kind) => kindName[kind]);
  if (session.blockWindow !== null) works.push('blockDeal');
  return (
    <div>
      <h3 className="mb-1 font-semibold">{t('worksNow')}</h3>
      {works.length === 0 && <p className="text-fg-muted">{t(isKept ? 'ordersWait' : 'nothingWorks')}</p>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {works.map((key) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <span className="text-positive">
              <CheckIcon size="sm" />
            </span>
            {t(key)}
          </li>
        ))}
      </ul>
      {isAlwaysOpen && <p className="mt-1 text-fg-muted">{t('alwaysText')}</p>}
    </div>
  );
}

function Next({ day: { next }, now }: { day: SessionDay; now: number }) {
  const t = useMessages('frame');
  const formats = useFormats();
  if (!next) return <div />;
  const phase = t(partName[next.part]);
  const time = formats.marketTime(next.startsAt);
  const isToday = formats.date(next.startsAt) === formats.date(now);
  return (
    <div>
      <h3 className="mb-1 font-semibold">
        {isToday
          ? t('next', { phase, time })
          : t('nextDay', { phase, time, day: formats.date(next.startsAt) })}
      </h3>
      <p className="text-fg-muted">{t(partText[next.part])}</p>
    </div>
  );
}

function Holidays({ day: { holidays, unsureYear } }: { day: SessionDay }) {
  const t = useMessages('frame');
  const formats = useFormats();
  return (
    <div>
      <h3 className="mb-1 font-semibold">{t('closedNext')}</h3>
      <ul className="grid gap-1">
        {holidays.map(({ day, name }) => (
          <li key={day} className="flex flex-wrap justify-between gap-x-3 text-fg-muted">
            <span>{formats.day(day)}</span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {unsureYear !== null && <p className="text-fg-subtle">{t('holidaysUnsure', { year: unsureYear })}</p>}
    </div>
  );
}
