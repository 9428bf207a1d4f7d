import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { ClockIcon } from '@wealth/ui/icon';

/** The phases that `market_status` names. */
export type MarketPhase = 'pre-open' | 'continuous' | 'closing-auction' | 'post-close' | 'closed' | 'halted';

export interface SessionRibbonProps {
  phase: MarketPhase;
  /** When it ends, ISO 8601; null where nobody knows (a halt). */
  endsAt: string | null;
  /** When trading opens next, ISO 8601. */
  nextOpening: string | null;
  /** Why nothing is traded today. */
  holiday: string | null;
  /** The sandbox trades at any hour, whatever the exchange's phase is. */
  isAlwaysOpen: boolean;
}

const phaseName = {
  'pre-open': 'phasePreOpen',
  continuous: 'phaseContinuous',
  'closing-auction': 'phaseClosingAuction',
  'post-close': 'phasePostClose',
  closed: 'phaseClosed',
  halted: 'phaseHalted',
} as const satisfies Record<MarketPhase, string>;

/** Source: market sessions of 7 September 2026 (NSE FAQ) and 3 August 2026 (SEBI, 16 January 2026). */
const takenIn = {
  'pre-open': 'takenPreOpen',
  continuous: 'takenContinuous',
  'closing-auction': 'takenClosingAuction',
  'post-close': 'takenPostClose',
  closed: 'takenClosed',
  halted: 'takenHalted',
} as const satisfies Record<MarketPhase, string>;

const tones = {
  'pre-open': 'warning',
  continuous: 'positive',
  'closing-auction': 'warning',
  'post-close': 'warning',
  closed: 'neutral',
  halted: 'negative',
} as const satisfies Record<MarketPhase, string>;

/** Which phase it is, which orders work now, and what comes next. */
export function SessionRibbon({ phase, endsAt, nextOpening, holiday, isAlwaysOpen }: SessionRibbonProps) {
  const t = useMessages('market');
  const formats = useFormats();
  const next =
    endsAt === null
      ? nextOpening !== null && t('opensAt', { time: formats.dateTime(nextOpening) })
      : t('phaseUntil', { time: formats.marketTime(endsAt) });
  return (
    <section
      aria-label={t('session')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-border bg-surface px-4 py-2.5 text-detail"
    >
      <Badge tone={tones[phase]} icon={<ClockIcon size="sm" />}>
        {t(phaseName[phase])}
      </Badge>
      <span>{t(takenIn[phase])}</span>
      {holiday !== null && <span>{t('closedFor', { holiday })}</span>}
      {next !== false && <span className="text-fg-muted tabular-nums">{next}</span>}
      {isAlwaysOpen && <span className="text-fg-muted">{t('alwaysOpen')}</span>}
    </section>
  );
}
