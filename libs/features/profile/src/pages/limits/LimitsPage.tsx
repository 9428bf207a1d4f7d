import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Card, cardStateOf } from '@wealth/ui/card';
import { GaugeIcon, RulerIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { AmountLimitCard } from './AmountLimitCard.tsx';
import { CoolingOffCard } from './CoolingOffCard.tsx';
import { Helpline } from './Helpline.tsx';
import { LimitRules } from './LimitRules.tsx';
import { LossToday } from './LossToday.tsx';
import { SegmentsCard } from './SegmentsCard.tsx';
import { useTradeLimits } from './useTradeLimits.ts';

/** What clients forbid themselves: tighter from now, looser from the next trading day. */
export function LimitsPage() {
  const t = useMessages('profile');
  const { query, current } = useTradeLimits();
  return (
    <div className="grid grid-cols-1 gap-grid">
      <Breadcrumb items={[{ label: t('me'), href: href.me('profile') }, { label: t('limits') }]} />
      <div className="grid gap-1">
        <h1 className="text-page max-tablet:sr-only">{t('limits')}</h1>
        <p className="max-w-column text-fg-muted">{t('limitsText')}</p>
      </div>
      {current ? (
        <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3">
          <div className="grid min-w-0 grid-cols-1 gap-grid desktop:col-span-2">
            <AmountLimitCard
              icon={<GaugeIcon />}
              limit="dailyLoss"
              current={current}
              title={t('limitDailyLoss')}
              text={t('limitDailyLossText')}
              label={t('limitDailyLossField')}
            >
              <LossToday current={current} />
            </AmountLimitCard>
            <AmountLimitCard
              icon={<RulerIcon />}
              limit="largestOrder"
              current={current}
              title={t('limitLargest')}
              text={t('limitLargestText')}
              label={t('limitLargestField')}
            />
            <SegmentsCard current={current} />
            <CoolingOffCard current={current} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-grid">
            <LimitRules current={current} />
            <Helpline />
          </div>
        </div>
      ) : (
        <Card
          title={t('limits')}
          state={cardStateOf(query, {
            failedTitle: t('limitsFailed'),
            failedText: t('limitsFailedText'),
            skeleton: <SkeletonRows rows={6} />,
          })}
        />
      )}
    </div>
  );
}
