import { isNotFound } from '@wealth/api-sdk';
import type { PriceAlert } from '@wealth/api-sdk/model';
import { useGetStockDetail } from '@wealth/api-sdk/stock';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Tag } from '@wealth/ui/badge';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import { toasts } from '@wealth/ui/toast';
import { LiveCell } from '../live/LiveCell.tsx';
import { AlertForm } from './AlertForm.tsx';
import type { AlertTarget } from './alertTarget.ts';
import { useAlertWords } from './useAlertWords.ts';

export interface AlertEditorProps {
  target: AlertTarget;
  close: () => void;
}

/** Sets an alert on one instrument, or changes one. */
export function AlertEditor({ target, close }: AlertEditorProps) {
  const { instrument, alert = null, start } = target;
  const { market, symbol } = instrument;
  const t = useMessages('parts');
  const formats = useFormats();
  const words = useAlertWords();
  const query = useGetStockDetail({ market, s: symbol }, { query: { meta: { claims: isNotFound } } });
  const share = query.data;

  function tell(saved: PriceAlert) {
    toasts.show({
      type: 'success',
      title: t(alert ? 'alertChanged' : 'alertSet', { symbol }),
      description: words.sentenceOf(saved, symbol),
    });
    close();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">
          {symbol} <Tag>{market}</Tag>
        </span>
        {share && (
          <span className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
            <LiveCell instrument={share} served={share.quote} figure="lastPrice" />
            <LiveCell instrument={share} served={share.quote} figure="changePercent" />
            <span className="text-caption text-fg-muted">{formats.marketTime(share.quote.time)}</span>
          </span>
        )}
      </p>
      {share && <AlertForm share={share} alert={alert} start={start} onSaved={tell} />}
      {!share && query.isPending && <SkeletonRows rows={4} />}
      {!share && query.isError && (
        <StateMessage
          kind="error"
          title={t('alertShareFailed')}
          text={t('failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
