import type { FundRecord } from '@wealth/api-sdk/model';
import { instrumentIdOf, istDay } from '@wealth/domain';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, timeCellOf, type RowColumn } from '@wealth/parts';
import {
  BankIcon,
  DepositIcon,
  RetryIcon,
  SettledIcon,
  SwapIcon,
  WithdrawIcon,
  type IconProps,
} from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { useMemo, type ComponentType } from 'react';
import { RecordBadge } from './RecordBadge.tsx';
import { recordKindTexts, useRecordWords } from './useRecordWords.ts';

const icons = {
  deposit: DepositIcon,
  withdrawal: WithdrawIcon,
  settlement: SettledIcon,
  purchase: SwapIcon,
  sale: SwapIcon,
  charge: BankIcon,
  refund: RetryIcon,
  fee: BankIcon,
} as const satisfies Record<FundRecord['kind'], ComponentType<IconProps>>;

interface OfRecord {
  record: FundRecord;
}

/** The second line of a cell; a compact row has one line. */
const note = 'row-note text-caption in-data-cut:truncate text-fg-subtle';

/** What it was; it leads to the detail. */
function RecordLink({ record, onOpen }: OfRecord & { onOpen: (record: FundRecord) => void }) {
  const words = useRecordWords();
  return (
    <Link tone="quiet" href={deepHref.record(record.id)} onOpenHere={() => onOpen(record)}>
      <span className="text-fg">{words.titleOf(record)}</span>
    </Link>
  );
}

function WhatCell({ record, onOpen }: OfRecord & { onOpen: (record: FundRecord) => void }) {
  const words = useRecordWords();
  const Icon = icons[record.kind];
  const detail = words.detailOf(record);
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="shrink-0 text-fg-subtle">
        <Icon size="sm" />
      </span>
      <span className="min-w-0">
        <span className="row-lead truncate">
          <RecordLink record={record} onOpen={onOpen} />
        </span>
        {detail !== null && <span className={note}>{detail}</span>}
      </span>
      <RecordBadge record={record} />
    </span>
  );
}

/** What is said of a record; a phone shows it in two lines. The same array between renders. */
export function useRecordColumns(onOpen: (record: FundRecord) => void): ReadonlyArray<RowColumn<FundRecord>> {
  const t = useMessages('funds');
  const formats = useFormats();
  const words = useRecordWords();
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('recordTime'),
        width: 116,
        grow: 0,
        cell: ({ time }) => (
          <span className="text-fg-muted tabular-nums">
            {formats.marketDay(time)} {formats.marketTime(time, { hasZone: false })}
          </span>
        ),
        csv: [
          { title: t('recordDay'), cell: ({ time }) => istDay(Date.parse(time)) },
          { title: t('recordClock'), cell: ({ time }) => timeCellOf(time) },
        ],
      },
      {
        id: 'what',
        header: t('recordWhat'),
        isRowHeader: true,
        width: 220,
        grow: 3,
        cell: (record) => <WhatCell record={record} onOpen={onOpen} />,
        csv: [
          { title: t('recordKind'), cell: ({ kind }) => t(recordKindTexts[kind]) },
          { title: t('recordWhat'), cell: words.titleOf },
          { title: t('recordDetail'), cell: words.detailOf },
          {
            title: t('recordInstrument'),
            cell: ({ instrument }) => instrument && instrumentIdOf(instrument),
          },
          { title: t('recordQuantity'), cell: ({ trade }) => trade && trade.quantity },
          { title: t('recordPrice'), cell: ({ trade }) => trade && trade.price },
          { title: t('recordReference'), cell: ({ reference }) => reference },
          { title: t('recordState'), cell: words.stateOf },
        ],
        phone: {
          title: (record) => (
            <span className="flex min-w-0 items-center gap-1.5">
              {/* The row opens it: a link in it would be too small for a finger. */}
              <span className="truncate">{words.titleOf(record)}</span>
              <RecordBadge record={record} />
            </span>
          ),
          detail: (record) =>
            [words.clockOf(record.time).slice(0, 5), words.detailOf(record)]
              .filter((part) => part !== null)
              .join(' · '),
        },
      },
      {
        id: 'amount',
        header: t('recordAmount'),
        align: 'end',
        isCut: true,
        width: 152,
        cell: ({ amount }) => <Money form="fitted" rupees={amount} isSigned />,
        csv: [{ title: t('recordAmount'), cell: ({ amount }) => amount }],
        phone: {
          value: ({ amount }) => <Money form="fitted" rupees={amount} isSigned />,
          valueDetail: ({ balance }) => <Money form="caption" rupees={balance} />,
        },
        phoneWidth: 130,
      },
      {
        id: 'balance',
        header: t('recordBalance'),
        align: 'end',
        isCut: true,
        width: 152,
        cell: ({ balance }) => (
          <span className="text-fg-muted">
            <Money form="fitted" rupees={balance} />
          </span>
        ),
        csv: [{ title: t('recordBalance'), cell: ({ balance }) => balance }],
      },
    ],
    [t, formats, words, onOpen],
  );
}
