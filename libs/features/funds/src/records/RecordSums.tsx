import type { FundRecordDetail } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import type { ReactNode } from 'react';
import { balanceBefore } from './recordSums.ts';
import { recordKindTexts } from './useRecordWords.ts';

interface LineProps {
  name: string;
  children: ReactNode;
  /** @default false */
  isResult?: boolean;
}

function Line({ name, children, isResult = false }: LineProps) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-3 ${isResult ? 'border-t border-border pt-3 font-semibold' : ''}`}
    >
      <dt className={isResult ? '' : 'text-fg-muted'}>{name}</dt>
      <dd className="ml-auto tabular-nums">{children}</dd>
    </div>
  );
}

/** Payments for which nothing is charged. */
const freeKinds: ReadonlySet<FundRecordDetail['kind']> = new Set(['deposit', 'withdrawal', 'settlement']);

/** Settled cash before and after a record. */
export function RecordSums({ record }: { record: FundRecordDetail }) {
  const t = useMessages('funds');
  const { kind, amount, balance } = record;
  return (
    <dl
      aria-label={t('recordSums')}
      className="grid gap-3 rounded-control border border-border p-card text-detail"
    >
      <Line name={t('recordBefore')}>
        <Money rupees={toRupees(balanceBefore(record))} />
      </Line>
      <Line name={t(recordKindTexts[kind])}>
        <Money rupees={amount} isSigned />
      </Line>
      {freeKinds.has(kind) && (
        <Line name={t('recordFeeOf')}>
          <Money rupees={0} isPublic />
        </Line>
      )}
      <Line name={t('recordAfter')} isResult>
        <Money rupees={balance} />
      </Line>
    </dl>
  );
}
