import type { TaxReport } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { FigureButton, Money, PrivateFigure, useIsMasked } from '@wealth/parts';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { useTaxWords } from './useTaxWords.ts';

interface OfReport {
  report: TaxReport;
}

/** How much of the year's free long-term gains is used, and what is left. */
function Exemption({ report: { tax_year: fy, exemption, last_day: lastDay, state } }: OfReport) {
  const t = useMessages('tax');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const { own, percentText } = useTaxWords();
  if (exemption.amount === 0) return null;
  const name = t('exemptionName', { amount: formats.amount(exemption.amount) });
  const used = t('exemptionUsed', { amount: own(exemption.used) });
  return (
    <div className="grid min-w-0 gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-detail">
        <span className="text-fg-muted">{name}</span>
        <span className="font-medium tabular-nums">{used}</span>
      </p>
      <ProgressMeter
        label={name}
        value={isMasked ? 0 : exemption.used}
        target={exemption.amount}
        valueText={isMasked ? used : percentText((exemption.used / exemption.amount) * 100)}
      />
      {state === 'running' && (
        <p className="text-detail text-fg-muted tabular-nums">
          {t('exemptionLeft', { amount: own(exemption.left), day: formats.day(lastDay) })}
        </p>
      )}
      <p className="text-detail">
        <FigureButton figure={{ id: 'exempt', fy }} name={name} />
      </p>
    </div>
  );
}

const mostTurning = 3;

/** What is held and becomes long term next. */
function Turning({ report: { turning } }: OfReport) {
  const t = useMessages('tax');
  const formats = useFormats();
  if (turning.length === 0) return null;
  return (
    <section aria-label={t('turning')} className="grid min-w-0 content-start gap-1 text-detail">
      <h3 className="text-fg-muted">{t('turning')}</h3>
      <ul className="grid gap-0.5">
        {turning.slice(0, mostTurning).map(({ isin, symbol, quantity, on, day_count: count }) => (
          <li key={`${on} ${isin}`} className="flex flex-wrap justify-between gap-x-3">
            <span className="font-medium">
              <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure> {symbol}
            </span>
            <span className="text-fg-muted tabular-nums">
              {t('turningOn', { day: formats.day(on), count })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-caption text-fg-subtle">{t('turningNote')}</p>
    </section>
  );
}

/** What the year has come to, what of it is free, and what turns long term next. */
export function TaxHero({ report }: OfReport) {
  const t = useMessages('tax');
  const formats = useFormats();
  const { percentText } = useTaxWords();
  const name = t(report.state === 'running' ? 'estimateSoFar' : 'estimate');
  const to = report.state === 'running' ? report.as_of.slice(0, 10) : report.last_day;
  return (
    <section
      aria-label={name}
      className="grid grid-cols-1 items-start gap-x-8 gap-y-4 tablet:grid-cols-2 desktop:grid-cols-3"
    >
      <div className="min-w-0">
        <p className="text-detail text-fg-muted">{name}</p>
        <Money form="hero" rupees={report.total} />
        <p className="text-detail text-fg-muted">
          {t('estimateRange', {
            percent: percentText(report.cess.percent),
            from: formats.day(report.first_day),
            to: formats.day(to),
          })}
        </p>
        <p className="text-detail">
          <FigureButton figure={{ id: 'tax_due', fy: report.tax_year }} name={name} />
        </p>
      </div>
      <Exemption report={report} />
      <Turning report={report} />
    </section>
  );
}
