import type { StockDetail } from '@wealth/api-sdk/model';
import { alertDistancePercent, checkAlert, isAlertReached } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Note } from '@wealth/ui/note';
import { useQuoteNow } from '../live/useQuoteNow.ts';
import { alertReadingOf, type AlertValues } from './alertForm.ts';
import { useAlertWords } from './useAlertWords.ts';

/** How far the value is away, of each kind. */
const awayTexts = {
  price: 'alertAway',
  week52: 'alertAway',
  volume: 'alertAway',
  change_percent: 'alertAwayPoints',
  gain_percent: 'alertAwayGain',
} as const;

export interface AlertMeaningProps {
  share: StockDetail;
  values: AlertValues;
  /** Rupees a unit of what the client holds; null for none. */
  averageCost: number | null;
}

/** What the alert in the form will do, in sentences, and how far away it is now. */
export function AlertMeaning({ share, values, averageCost }: AlertMeaningProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const words = useAlertWords();
  const quote = useQuoteNow(share, share.quote);
  const { kind, direction, value, repeat, endsOn } = values;
  if (value === null || checkAlert(values, share.tick_size) !== null) return null;

  const condition = { kind, direction, value };
  const reading = alertReadingOf(quote, averageCost);
  const away = alertDistancePercent(condition, reading);
  const percent = away === null ? null : formats.percent(away, { isSigned: false });
  return (
    <div className="grid grid-cols-1 gap-2">
      <Note tone="info">
        {words.sentenceOf(condition, share.symbol)} {t(repeat === 'each' ? 'alertEachText' : 'alertOnceText')}{' '}
        {endsOn === '' ? t('alertNoEndText') : t('alertEndText', { day: formats.day(endsOn) })}
      </Note>
      {isAlertReached(condition, reading) ? (
        <Note tone="warning">{t('alertReachedNow')}</Note>
      ) : (
        percent !== null && <p className="text-caption text-fg-muted">{t(awayTexts[kind], { percent })}</p>
      )}
    </div>
  );
}
