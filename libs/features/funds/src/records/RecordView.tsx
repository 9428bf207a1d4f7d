import type { FundRecordDetail } from '@wealth/api-sdk/model';
import { claimSubjects, deepHref, type ClaimSubjectKind } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { ClaimLink, ComplaintLines, Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { CopyButton } from '@wealth/ui/copy-button';
import { ExportIcon, ServiceIcon } from '@wealth/ui/icon';
import { Link, LinkButton } from '@wealth/ui/link';
import { RecordBadge } from './RecordBadge.tsx';
import { RecordLedger } from './RecordLedger.tsx';
import { RecordSteps } from './RecordSteps.tsx';
import { RecordSums } from './RecordSums.tsx';
import { useRecordWords } from './useRecordWords.ts';

/** What the app lends to the detail of a record. */
export interface RecordHelp {
  /** Opens customer service; null where there is none. */
  onHelp: (() => void) | null;
}

interface OfRecord {
  record: FundRecordDetail;
}

/** What stands on the statement of the bank, or at the exchange. */
export function RecordReference({ record: { reference } }: OfRecord) {
  const t = useMessages('funds');
  if (reference === null) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-1 text-caption text-fg-muted">
      <span className="wrap-anywhere">{t('recordReferenceOf', { reference })}</span>
      <span className="print:hidden">
        <CopyButton value={reference} label={t('recordReference')} align="start" />
      </span>
    </span>
  );
}

/** The way to what was traded, where it was a trade. */
export function RecordOrder({ record: { source } }: OfRecord) {
  const t = useMessages('funds');
  if (source.kind === 'application' && source.id !== null) {
    return <Link href={deepHref.application(source.id)}>{t('recordApplication')}</Link>;
  }
  if (source.kind !== 'order' || source.id === null) return null;
  return <Link href={deepHref.order({ id: source.id })}>{t('recordOrder')}</Link>;
}

const isClaimable = (kind: string): kind is ClaimSubjectKind => claimSubjects.some((one) => one === kind);

/** Where to turn when a record is wrong: customer service, else the grievance contact and the regulator. */
export function RecordWrong({ record: { reference }, onHelp }: OfRecord & RecordHelp) {
  const t = useMessages('funds');
  if (onHelp === null) return <ComplaintLines />;
  return (
    <div className="grid justify-items-start gap-2 border-t border-border pt-4">
      <p className="text-detail text-fg-muted">
        {reference === null ? t('recordWrongText') : t('recordWrongWith', { reference })}
      </p>
      <Button variant="secondary" size="sm" icon={<ServiceIcon size="sm" />} onPress={onHelp}>
        {t('recordWrong')}
      </Button>
    </div>
  );
}

/** To a claim about what has moved: an order, an application, money in or out. */
function RecordClaim({ record: { source } }: OfRecord) {
  if (source.id === null || !isClaimable(source.kind)) return null;
  return (
    <p>
      <ClaimLink about={source.kind} subject={source.id} />
    </p>
  );
}

/** One record beside its list, or above it: what moved, when, what it left, and where it stands in the ledger. */
export function RecordView({ record, onHelp }: OfRecord & RecordHelp) {
  const t = useMessages('funds');
  const words = useRecordWords();
  const detail = words.detailOf(record);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-start gap-1">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-title wrap-anywhere">
          {words.titleOf(record)}
          <RecordBadge record={record} hasUsual />
        </h3>
        <p className="text-detail text-fg-muted">
          {t('recordDayAndTime', { day: words.dayOf(record.time), time: words.clockOf(record.time) })}
          {detail !== null && ` · ${detail}`}
        </p>
        <div className="w-full">
          <Money form="large" rupees={record.amount} isSigned />
        </div>
        <RecordReference record={record} />
        <RecordOrder record={record} />
      </div>
      <RecordSteps record={record} />
      <RecordSums record={record} />
      <RecordLedger record={record} />
      <RecordWrong record={record} onHelp={onHelp} />
      <RecordClaim record={record} />
      <div className="border-t border-border pt-4">
        <LinkButton
          href={deepHref.record(record.id)}
          variant="secondary"
          size="sm"
          icon={<ExportIcon size="sm" />}
        >
          {t('recordPrint')}
        </LinkButton>
      </div>
    </div>
  );
}
