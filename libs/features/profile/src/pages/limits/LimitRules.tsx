import { istDay, nextTradingDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { Timeline } from '@wealth/ui/timeline';
import type { LimitsNow } from './useTradeLimits.ts';

/** From when a change counts. What counts is ticked and what waits is marked: the list tells of the client's own limits. */
export function LimitRules({ current: { limits, now } }: { current: LimitsNow }) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { dailyLoss, largestOrder, segmentsOff, pending, coolingOffUntil } = limits;
  const isAnySet = dailyLoss !== null || largestOrder !== null || segmentsOff.length > 0;
  const day = formats.day(pending?.from ?? nextTradingDay(istDay(now)));
  return (
    <Card title={t('limitRules')}>
      <Timeline
        aria-label={t('limitRules')}
        items={[
          {
            id: 'tighter',
            title: t('limitRuleTighter'),
            state: isAnySet ? 'done' : 'next',
            time: t('limitRuleAtOnce'),
            text: t('limitRuleTighterText'),
          },
          {
            id: 'looser',
            title: t('limitRuleLooser'),
            state: pending ? 'now' : 'next',
            time: t('limitRuleNextDay'),
            text: t('limitRuleLooserText', { day }),
          },
          {
            id: 'coolingOff',
            title: t('coolingOff'),
            state: coolingOffUntil !== null && !pending ? 'now' : 'next',
            time: t('limitRuleAtOnce'),
            text: t('limitRuleCoolingOffText'),
          },
        ]}
      />
    </Card>
  );
}
