import type { Returns, XirrReason } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useAmountText } from '@wealth/parts';
import { ProgressMeter } from '@wealth/ui/progress-meter';

/** Days between the first and the last flow from which a yearly rate means something. */
const yearlyFromDays = 90;

const reasonText = {
  none: 'xirrNone',
  several: 'xirrSeveral',
  one_sign: 'xirrOneSign',
  no_flows: 'xirrNoFlows',
} as const satisfies Record<Exclude<XirrReason, 'short'>, string>;

interface RateProps {
  name: string;
  figure: string;
  isKnown: boolean;
  /** Beneath the figure: what it is of, and the same of the index. */
  notes: readonly [string, string];
}

function Rate({ name, figure, isKnown, notes: [of, beside] }: RateProps) {
  return (
    <div className="min-w-0">
      <dt className="text-detail text-fg-muted">{name}</dt>
      <dd className={`text-heading tabular-nums ${isKnown ? '' : 'text-fg-muted'}`}>{figure}</dd>
      <dd className="text-caption text-fg-muted">{of}</dd>
      <dd className="min-h-4.5 text-caption text-fg-muted">{beside}</dd>
    </div>
  );
}

/** The chosen days begin with the first trade: what is too short for a rate grows with time. */
export const isWholeHistory = ({ from, first_day: firstDay }: Pick<Returns, 'from' | 'first_day'>) =>
  from === firstDay;

function useIndexRate({ index }: Pick<Returns, 'index'>) {
  const t = useMessages('returns');
  const formats = useFormats();
  return (percent: number | null) =>
    t('indexRate', { index: index.symbol, percent: formats.percent(percent) });
}

/** Every rupee by its days, or the reason why there is no such rate. */
function XirrRate({ returns }: { returns: Returns }) {
  const t = useMessages('returns');
  const formats = useFormats();
  const indexRate = useIndexRate(returns);
  const { percent, reason, available_from: from, index_percent: ofIndex } = returns.xirr;
  if (percent !== null) {
    const notes = [t('aYear'), indexRate(ofIndex)] as const;
    return <Rate name={t('xirr')} figure={formats.percent(percent)} isKnown notes={notes} />;
  }
  if (reason === 'short' && from !== null && isWholeHistory(returns)) {
    const notes = [t('xirrFrom', { day: formats.day(from) }), ''] as const;
    return <Rate name={t('xirr')} figure={t('notYet')} isKnown={false} notes={notes} />;
  }
  const why = reason === 'short' ? t('xirrFewDays') : t(reasonText[reason ?? 'none']);
  return <Rate name={t('xirr')} figure={t('notAvailable')} isKnown={false} notes={[why, '']} />;
}

function TwrRate({ returns }: { returns: Returns }) {
  const t = useMessages('returns');
  const formats = useFormats();
  const indexRate = useIndexRate(returns);
  const { twr, days } = returns;
  if (twr.percent === null) {
    return <Rate name={t('twr')} figure={t('notAvailable')} isKnown={false} notes={[t('twrNone'), '']} />;
  }
  const notes = [twr.is_yearly ? t('aYear') : t('notAYear', { days }), indexRate(twr.index_percent)] as const;
  return <Rate name={t('twr')} figure={formats.percent(twr.percent)} isKnown notes={notes} />;
}

/** One sentence why the two rates differ, on the client's own flows. */
function useWhy({ timing }: Returns): string {
  const t = useMessages('returns');
  const formats = useFormats();
  const amountText = useAmountText();
  const { code, amount, flows } = timing;
  if (code === 'same') return t('timingSame');
  if (code === 'unknown') return t('timingUnknown');
  const total = amountText(Math.abs(amount));
  // The heaviest flow may have worked against the others: then it explains nothing.
  const flow = flows.find(({ effect }) => (code === 'helped' ? effect > 0 : effect < 0));
  if (!flow) return code === 'helped' ? t('timingHelped', { total }) : t('timingHurt', { total });
  const words = { total, amount: amountText(Math.abs(flow.amount)), day: formats.day(flow.date) };
  if (code === 'helped') return flow.amount > 0 ? t('timingHelpedIn', words) : t('timingHelpedOut', words);
  return flow.amount > 0 ? t('timingHurtIn', words) : t('timingHurtOut', words);
}

/** XIRR and TWR side by side, and why they differ. */
export function Rates({ returns }: { returns: Returns }) {
  const t = useMessages('returns');
  const why = useWhy(returns);
  const { xirr } = returns;
  const counted = Math.min(yearlyFromDays, Math.max(xirr.flow_days, 0));
  return (
    <div className="grid gap-2 border-t border-border pt-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3">
        <XirrRate returns={returns} />
        <TwrRate returns={returns} />
      </dl>
      {xirr.reason === 'short' && isWholeHistory(returns) && (
        <div className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-3 text-caption text-fg-muted">
            {t('needsDays')}
            <span>{t('daysOfNinety', { days: counted })}</span>
          </p>
          <ProgressMeter
            label={t('needsDays')}
            value={counted}
            target={yearlyFromDays}
            valueText={t('daysOfNinety', { days: counted })}
            size="sm"
          />
        </div>
      )}
      <p className="text-detail text-fg-muted">{why}</p>
    </div>
  );
}
