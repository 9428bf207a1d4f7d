import { shareSession, type DayPart } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { SessionBar } from '@wealth/ui/session-bar';
import { SessionFacts, type TradingHalt } from './SessionFacts.tsx';

const partName = {
  preOpen: 'partPreOpen',
  continuous: 'partContinuous',
  closingAuction: 'partClosingAuction',
  postClose: 'partPostClose',
} as const satisfies Record<DayPart, PlainMessageKey<'parts'>>;

export interface SessionRibbonProps {
  /** Null for the exchange as a whole. */
  symbol: string | null;
  /** Epoch milliseconds of the server's clock; the owner renders it anew as time goes on. */
  now: number;
  /** Whether the share closes in the auction: `closing_auction` of its row. */
  hasClosingAuction: boolean;
  /** The sandbox trades at any hour; the hours of the exchange are told all the same. */
  isAlwaysOpen: boolean;
  /** Of its quote and of `market_status`. @default null */
  halt?: TradingHalt | null;
}

/**
 * The day of one share: its phases as a strip with the present marked, which orders work now, and what comes next. Not
 * announced as time goes on.
 */
export function SessionRibbon(props: SessionRibbonProps) {
  const { symbol, now, hasClosingAuction, isAlwaysOpen, halt = null } = props;
  const t = useMessages('parts');
  const { marketTime } = useFormats();
  const session = shareSession(now, { isCasEligible: hasClosingAuction });
  const { segments, current } = session;
  // The parts before and after continuous trading are short: on a wide strip they are told at its ends.
  const lateFrom = segments.findIndex(({ part }) => part === 'continuous') + 1;
  return (
    <section
      aria-label={symbol === null ? t('sessionOfExchange') : t('session', { symbol })}
      className="@container grid gap-3"
    >
      <SessionFacts session={session} now={now} isAlwaysOpen={isAlwaysOpen} halt={halt} />
      {segments.length > 0 && (
        <div className="grid gap-2">
          <div className="relative h-2 overflow-visible">
            <SessionBar segments={segments} now={now} />
          </div>
          <ol
            aria-label={t('dayOfShare')}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-1 text-caption text-fg-muted tabular-nums @column:flex"
          >
            {segments.map((segment, index) => (
              <li
                key={segment.part}
                aria-current={segment === current ? 'time' : undefined}
                data-late={index === lateFrom || undefined}
                className="aria-[current=time]:font-semibold aria-[current=time]:text-fg @column:data-late:ml-auto"
              >
                {marketTime(segment.startsAt)} {t(partName[segment.part])}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
