import {
  istDay,
  orderKindsTaken,
  type OrderKind,
  type SessionPhase,
  type ShareSession,
} from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { CheckIcon } from '@wealth/ui/icon';

const kindName = {
  limit: 'orderLimit',
  market: 'orderMarket',
  stopLoss: 'orderStopLoss',
  ioc: 'orderIoc',
} as const satisfies Record<OrderKind, PlainMessageKey<'parts'>>;

/** What a phase is called: its own name among the texts. */
export function phaseKey(phase: SessionPhase): PlainMessageKey<'parts'> {
  return phase;
}

/** Nothing trades, whatever the hour. */
export interface TradingHalt {
  /** The share that is halted; null for the whole market. */
  symbol: string | null;
  /** Epoch milliseconds; null where nobody knows. */
  endsAt: number | null;
}

export interface SessionFactsProps {
  session: ShareSession;
  /** Epoch milliseconds of the server's clock. */
  now: number;
  /** The sandbox trades on beside the hours of the exchange, which are told all the same. */
  isAlwaysOpen: boolean;
  /** An order that is given now waits for the next session. */
  keepsOrders: boolean;
  /** @default null */
  halt?: TradingHalt | null;
}

/** In words: the phase and until when, which orders work now, and what comes next. */
export function SessionFacts(props: SessionFactsProps) {
  const { session, now, isAlwaysOpen, keepsOrders, halt = null } = props;
  const t = useMessages('parts');
  return (
    <div className="grid gap-2 text-detail">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {halt && <Halted halt={halt} />}
        {!halt && isAlwaysOpen && <AnyHour session={session} />}
        {!halt && !isAlwaysOpen && (
          <>
            <Headline>{t(phaseKey(session.phase))}</Headline>
            <Until session={session} />
          </>
        )}
      </p>
      {halt && (
        <p className="text-fg-muted">
          {halt.symbol === null ? t('marketHaltedText') : t('haltedText', { symbol: halt.symbol })}
        </p>
      )}
      {!halt && isAlwaysOpen && <Works kinds={orderKindsTaken('continuous')} keepsOrders={false} />}
      {!halt && !isAlwaysOpen && <Works kinds={session.taken} keepsOrders={keepsOrders} />}
      {!isAlwaysOpen && <Next session={session} now={now} />}
    </div>
  );
}

function Headline({ children }: { children: string }) {
  return <strong className="text-body font-semibold">{children}</strong>;
}

function Halted({ halt }: { halt: TradingHalt }) {
  const t = useMessages('parts');
  return (
    <>
      <Headline>{t('halted')}</Headline>
      <UntilLifted halt={halt} />
    </>
  );
}

/** The market is open, as the header says, whatever the exchange does. */
function AnyHour({ session: { phase } }: { session: ShareSession }) {
  const t = useMessages('parts');
  return (
    <>
      <Headline>{t('marketOpen')}</Headline>
      <span className="text-fg-muted">
        {phase === 'closed' ? t('anyHourClosed') : t('anyHourPhase', { phase: t(phaseKey(phase)) })}
      </span>
    </>
  );
}

function UntilLifted({ halt: { endsAt } }: { halt: TradingHalt }) {
  const t = useMessages('parts');
  const { marketTime } = useFormats();
  if (endsAt === null) return null;
  return <span className="text-fg-muted">{t('sessionUntil', { time: marketTime(endsAt) })}</span>;
}

function Until({ session }: { session: ShareSession }) {
  const t = useMessages('parts');
  const { marketTime } = useFormats();
  if (session.holiday !== null) {
    return <span className="text-fg-muted">{t('holidayToday', { name: session.holiday })}</span>;
  }
  if (session.phase === 'closed') return null;
  return (
    <span className="text-fg-muted">
      {t('sessionUntil', { time: marketTime(session.endsAt) })}
      {session.mayEndAtRandom && <>, {t('mayEndSooner')}</>}
    </span>
  );
}

function Works({ kinds, keepsOrders }: { kinds: readonly OrderKind[]; keepsOrders: boolean }) {
  const t = useMessages('parts');
  if (kinds.length === 0) {
    return <p className="text-fg-muted">{t(keepsOrders ? 'ordersWait' : 'nothingWorks')}</p>;
  }
  return (
    <ul aria-label={t('worksNow')} className="flex flex-wrap gap-x-4 gap-y-1">
      {kinds.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <span className="text-positive">
            <CheckIcon size="sm" />
          </span>
          {t(kindName[kind])}
        </li>
      ))}
    </ul>
  );
}

function Next({ session: { next, nextOpening }, now }: Pick<SessionFactsProps, 'session' | 'now'>) {
  const t = useMessages('parts');
  const formats = useFormats();
  const time = formats.marketTime(next.startsAt);
  const day = formats.date(next.startsAt);
  const phase = t(phaseKey(next.phase));
  const isToday = istDay(next.startsAt) === istDay(now);
  return (
    <p className="text-fg-muted">
      {isToday && t('nextPhase', { time, phase })}
      {!isToday &&
        (nextOpening === null ? t('nextPhaseOn', { day, time, phase }) : t('opensAt', { day, time }))}
    </p>
  );
}
