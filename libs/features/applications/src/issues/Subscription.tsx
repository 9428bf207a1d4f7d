import type { Issue } from '@wealth/api-sdk/model';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { chanceOf } from './chanceOf.ts';
import { categoryTexts } from './issueTexts.ts';

export interface SubscriptionProps {
  issue: Issue;
}

/** How likely an application is drawn by the bids so far, with how that is counted; never a promise. */
export function Chance({ issue }: SubscriptionProps) {
  const { t, units } = useIssueWords();
  const { subscription, kind, status } = issue;
  if (!subscription) return null;
  if (kind === 'ofs') return <p className="text-detail text-fg-muted">{t('chanceOffer')}</p>;
  const { retail } = subscription;
  if (!retail) return null;
  const of = { applicants: units(retail.applicants), lots: units(retail.lots) };
  const chance = chanceOf(retail);
  const isOpen = status === 'open';
  return (
    <div className="grid gap-1 text-detail text-fg-muted">
      <p>
        {chance === null
          ? t(isOpen ? 'chanceAll' : 'chanceAllClosed', of)
          : t(isOpen ? 'chanceDraw' : 'chanceDrawClosed', {
              ...of,
              percent: chance < 1 ? t('chanceUnderOne') : units(chance),
            })}
      </p>
      <p>{t(isOpen ? 'chanceNoPromise' : 'chanceClosed')}</p>
    </div>
  );
}

/** Bids by category against the shares that each has. */
export function Subscription({ issue }: SubscriptionProps) {
  const { t, times, units } = useIssueWords();
  const { subscription } = issue;
  if (!subscription) return <p className="text-detail text-fg-muted">{t('noBidsYet')}</p>;
  const { categories } = subscription;
  const most = Math.max(1, ...categories.map((category) => category.times));
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul aria-label={t('subscription')} className="grid gap-3">
        {categories.map(({ code, times: count, shares, bid_shares: bids }) => {
          const name = t(categoryTexts[code]);
          const text = t('timesOf', { times: times(count) });
          return (
            <li key={code} className="grid gap-1 text-detail">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span>{name}</span>
                <span className="font-medium tabular-nums">{text}</span>
              </span>
              <ProgressMeter label={name} value={count} target={most} valueText={text} size="sm" />
              <span className="text-caption text-fg-subtle tabular-nums">
                {t('bidsOfShares', { bids: units(bids), shares: units(shares) })}
              </span>
            </li>
          );
        })}
      </ul>
      <Chance issue={issue} />
    </div>
  );
}
