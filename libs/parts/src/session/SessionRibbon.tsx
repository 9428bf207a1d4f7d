import { shareSession, type DayPart } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { SessionScale } from '@wealth/ui/session-bar';
import { keepsOrders } from './keepsOrders.ts';
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
  /** Epoch milliseconds of the server's clock; the owner renders it again as time goes on. */
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
  const { segments } = session;
  return (
    <section
      aria-label={symbol === null ? t('sessionOfExchange') : t('session', { symbol })}
      className="grid gap-3"
    >
      <SessionFacts
        session={session}
        now={now}
        isAlwaysOpen={isAlwaysOpen}
        halt={halt}
        keepsOrders={keepsOrders(now, hasClosingAuction)}
      />
      {segments.length > 0 && (
        <SessionScale
          aria-label={t('dayOfShare')}
          segments={segments}
          now={now}
          textOf={({ part, startsAt }) =>
            t('partAt', { time: marketTime(startsAt, { hasZone: false }), part: t(partName[part]) })
          }
          nowText={t('sessionNow', { time: marketTime(now, { hasZone: false }) })}
        />
      )}
    </section>
  );
}
