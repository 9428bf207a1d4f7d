import type { ClaimDetail, ClaimRecordLine } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { Money } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { DataTable } from '@wealth/ui/data-table';
import { ImageLoader } from '@wealth/ui/image-loader';
import { Note } from '@wealth/ui/note';
import { formulaText } from '../parts/formulaText.ts';
import { subjectDetail } from '../parts/subjectDetail.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';

/** What the client has written and sent. */
export function SentEvidence({ claim }: { claim: ClaimDetail }) {
  const words = useClaimWords();
  const { t } = words;
  const { images, text, formula } = claim;
  const rule = formula && formulaText(formula, words);
  return (
    <Card title={t('sent')}>
      <div className="grid gap-4">
        <p className="whitespace-pre-line wrap-anywhere">{t('sentText', { text })}</p>
        {images.length === 0 ? (
          <p className="text-fg-muted">{t('noImages')}</p>
        ) : (
          <ul className="grid upload-columns gap-3">
            {images.map(({ url, name }) => (
              <li key={url} className="min-w-0 overflow-hidden rounded-control border border-border">
                <ImageLoader src={url} name={name} corners="square" isZoomable />
                <p className="truncate p-2.5 text-caption" title={name}>
                  {name}
                </p>
              </li>
            ))}
          </ul>
        )}
        {rule !== null && <Note title={t('formula')}>{rule}</Note>}
      </div>
    </Card>
  );
}

const states = {
  QUEUED: 'recordQueued',
  PENDING: 'recordPending',
  TRIGGER_PENDING: 'recordTriggerPending',
  OPEN: 'recordOpen',
  PARTIAL: 'recordPartial',
  COMPLETE: 'recordComplete',
  TRIGGERED: 'recordTriggered',
  CANCELLED: 'recordCancelled',
  EXPIRED: 'recordExpired',
  REJECTED: 'recordRejected',
  TRADE: 'recordTrade',
  SUBMITTED: 'recordSubmitted',
  MANDATE_PENDING: 'recordMandatePending',
  MANDATE_APPROVED: 'recordMandateApproved',
  MANDATE_REJECTED: 'recordMandateRejected',
  ALLOTTED: 'recordAllotted',
  NOT_ALLOTTED: 'recordNotAllotted',
  DEBITED: 'recordDebited',
  UNBLOCKED: 'recordUnblocked',
  LISTED: 'recordListed',
  WITHDRAWN: 'recordWithdrawn',
  BLOCKED: 'recordBlocked',
  SETTLED: 'recordSettled',
  AWAITING_PAYMENT: 'recordAwaitingPayment',
  CREDITED: 'recordCredited',
  RETURNED: 'recordReturned',
  REQUESTED: 'recordRequested',
  SENT: 'recordSent',
  PAID: 'recordPaid',
  FAILED: 'recordFailed',
  WAITING: 'recordWaiting',
  MET: 'recordMet',
  NOT_MET: 'recordNotMet',
  PREVENTED: 'recordPrevented',
} as const satisfies Record<string, PlainMessageKey<'claims'>>;

const isKnown = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

function Figure({ line }: { line: ClaimRecordLine }) {
  const { t, ownUnits, amount } = useClaimWords();
  const { quantity, price, amount: rupees } = line;
  if (rupees !== null) return <Money rupees={rupees} />;
  if (quantity === null || price === null) return null;
  return t('recordTraded', { quantity: ownUnits(quantity), price: amount(price) });
}

/** Our own record of what the claim is about, as it was attached. */
export function OwnRecord({ claim }: { claim: ClaimDetail }) {
  const words = useClaimWords();
  const { t, exact, day } = words;
  const { record, subject } = claim;
  if (!subject || record.length === 0) {
    return (
      <Card title={t('record')}>
        <p className="text-fg-muted">{t('recordNone')}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t('record')}
      note={t('subjectNamed', { reference: subject.reference, detail: subjectDetail(subject, words) })}
      isFlush
    >
      <DataTable
        aria-label={t('record')}
        rows={record.map((line, index) => ({ ...line, id: String(index) }))}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'state',
            header: t('recordWhat'),
            isRowHeader: true,
            cell: ({ state }) => (isKnown(state) ? t(states[state]) : state),
          },
          { id: 'day', header: t('recordDay'), cell: ({ time }) => day(time) },
          { id: 'time', header: t('recordTime'), align: 'end', cell: ({ time }) => exact(time) },
          { id: 'figure', header: t('recordFigure'), align: 'end', cell: (line) => <Figure line={line} /> },
        ]}
      />
    </Card>
  );
}
