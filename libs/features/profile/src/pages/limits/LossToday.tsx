import { toWire } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { PrivateFigure, Unmasked } from '@wealth/parts';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import type { LimitsNow } from './useTradeLimits.ts';

/** What sales of today have lost, against the limit where one is set. */
export function LossToday({ current: { limits, lost } }: { current: LimitsNow }) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { dailyLoss } = limits;
  const percent = dailyLoss === null ? 0 : Math.min(100, Math.floor((lost / dailyLoss) * 100));
  const amount = formats.amount(toWire(lost));
  const shown =
    dailyLoss === null
      ? amount
      : t('limitLostOf', { lost: amount, limit: formats.amount(toWire(dailyLoss)) });
  return (
    <div className="grid gap-2">
      <Facts layout="list">
        <FactLine name={t('limitLostToday')}>
          <span className="font-medium">
            <PrivateFigure>{shown}</PrivateFigure>
          </span>
        </FactLine>
      </Facts>
      {dailyLoss !== null && (
        <Unmasked>
          <ProgressMeter
            label={t('limitLossMeter')}
            value={percent}
            valueText={formats.percent(percent, { isSigned: false })}
          />
        </Unmasked>
      )}
      {dailyLoss !== null && lost >= dailyLoss && <Note tone="warning">{t('limitLossReached')}</Note>}
    </div>
  );
}
