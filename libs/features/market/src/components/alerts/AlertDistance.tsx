import { missing } from '@wealth/i18n-locale';
import type { PriceAlert, Quote } from '@wealth/api-sdk/model';
import { alertDistancePercent, isInPoints } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { alertReadingOf } from '@wealth/parts';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import { LiveText } from '@wealth/ui/live-price';
import { useCallback } from 'react';

export interface AlertDistanceProps {
  alert: PriceAlert;
  /** The server's answer, which counts until the first quote of the stream. */
  served: Quote;
}

/** How far the figure of an alert still has to go; it moves with the market. */
export function AlertDistance({ alert, served }: AlertDistanceProps) {
  const t = useMessages('market');
  const formats = useFormats();
  const textOf = useCallback(
    ({ quote }: QuoteState) => {
      const away = alertDistancePercent(
        alert,
        alertReadingOf({ ...served, ...quote }, alert.average_price ?? null),
      );
      if (away === null) return missing;
      if (away === 0) return t('alertReached');
      const percent = formats.percent(away, { isSigned: false });
      return isInPoints(alert.kind) ? t('alertPoints', { percent }) : percent;
    },
    [alert, served, formats, t],
  );
  return <LiveText source={useLiveSource(alert.instrument, textOf)} />;
}
