import { missing } from '@wealth/i18n-locale';
import type { FundRecordDetail } from '@wealth/api-sdk/model';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Document, Money } from '@wealth/parts';
import { useProfile } from '@wealth/session';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { RecordLedger } from './RecordLedger.tsx';
import { RecordSteps } from './RecordSteps.tsx';
import { RecordSums } from './RecordSums.tsx';
import { RecordOrder } from './RecordView.tsx';
import { useRecord } from './useRecord.ts';
import { recordKindTexts, useRecordWords } from './useRecordWords.ts';

export interface RecordPageProps {
  id: string;
  /** Where the client has no such record. */
  notFound: ReactNode;
}

function RecordDocument({ record }: { record: FundRecordDetail }) {
  const t = useMessages('funds');
  const words = useRecordWords();
  const profile = useProfile();
  const isFailed = record.state === 'FAILED';
  return (
    <Document
      title={words.titleOf(record)}
      badge={{ tone: isFailed ? 'negative' : 'positive', text: words.stateOf(record) }}
      note={words.detailOf(record)}
      sum={<Money form="hero" rupees={record.amount} isSigned />}
      factsLabel={t('recordFacts')}
      facts={[
        { name: t('recordClient'), value: profile?.name ?? missing },
        { name: t('recordDay'), value: words.dayOf(record.time) },
        { name: t('recordClock'), value: words.clockOf(record.time) },
        { name: t('recordKind'), value: t(recordKindTexts[record.kind]) },
        { name: t('recordReference'), value: record.reference ?? missing },
        { name: t('recordNumber'), value: record.id },
      ]}
    >
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-2">
        <Card title={t('recordSteps')} headingLevel="h3">
          <RecordSteps record={record} />
        </Card>
        <RecordSums record={record} />
      </div>
      <RecordLedger record={record} />
      <div className="print:hidden">
        <RecordOrder record={record} />
      </div>
    </Document>
  );
}

/** One record as a page and as a document: printed, it is a tagged PDF. */
export function RecordPage({ id, notFound }: RecordPageProps) {
  const t = useMessages('funds');
  const { query, record, isUnknown } = useRecord(id);
  if (isUnknown) return notFound;
  return (
    <div className="grid grid-cols-1 gap-grid upright-sheet">
      <div className="print:hidden">
        <Breadcrumb
          items={[
            { label: t('recordMe'), href: href.me() },
            { label: t('records'), href: href.me('records') },
            { label: t('record') },
          ]}
        />
      </div>
      {record ? (
        <RecordDocument record={record} />
      ) : (
        <>
          <h1 className="sr-only">{t('record')}</h1>
          <Card
            title={t('record')}
            state={cardStateOf(query, {
              failedTitle: t('recordFailed'),
              failedText: t('bankFailedText'),
              skeleton: <SkeletonRows rows={8} />,
            })}
          />
        </>
      )}
    </div>
  );
}
