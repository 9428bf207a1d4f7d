import { missing } from '@wealth/i18n-locale';
import type { HoldingsStatement as Statement, StatementHolding } from '@wealth/api-sdk/model';
import { useGetHoldingsStatement } from '@wealth/api-sdk/stat';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Document, DocumentTable, Money, StatementButtons, useCsv } from '@wealth/parts';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useHoldingStatementColumns } from './useHoldingStatementColumns.tsx';

const nothing: readonly StatementHolding[] = [];

interface HoldingsProps {
  statement: Statement;
  columns: ReturnType<typeof useHoldingStatementColumns>;
}

function Holdings({ statement, columns }: HoldingsProps) {
  const t = useMessages('statements');
  const formats = useFormats();
  const { client, day, final: isFinal, items, made_at: madeAt, number, value } = statement;
  const made = formats.dateTime(madeAt, { hasSeconds: true });
  return (
    <Document
      headingLevel={2}
      isPaperOnly
      title={t('holdingsOf', { day: formats.day(day) })}
      badge={isFinal ? { tone: 'positive', text: t('final') } : { tone: 'warning', text: t('provisional') }}
      note={isFinal ? t('holdingsNote', { time: made }) : t('holdingsNowNote', { time: made })}
      sum={
        <div>
          <p className="text-detail text-fg-muted">{t('value')}</p>
          <Money form="hero" rupees={value} />
        </div>
      }
      factsLabel={t('facts')}
      facts={[
        { name: t('client'), value: client.name },
        { name: t('clientCode'), value: client.code },
        { name: t('pan'), value: client.pan === '' ? missing : client.pan },
        { name: t('number'), value: number },
        { name: t('day'), value: formats.day(day) },
        { name: t('shares'), value: formats.quantity(items.length) },
      ]}
    >
      <DocumentTable
        title={t('shares')}
        aria-label={t('sharesTable')}
        columns={columns}
        rows={items}
        rowId={({ isin }) => isin}
        note={isFinal ? t('priceNote') : t('priceNowNote')}
      />
    </Document>
  );
}

export interface HoldingsStatementProps {
  /** YYYY-MM-DD: today, or one before. */
  day: string;
}

/** What was held on a day and what it was worth, as a document: printed, it is a tagged PDF. */
export function HoldingsStatement({ day }: HoldingsStatementProps) {
  const t = useMessages('statements');
  const formats = useFormats();
  const query = useGetHoldingsStatement({ day });
  const statement = query.data;
  const items = statement?.items ?? nothing;
  const columns = useHoldingStatementColumns(statement);
  const csv = useCsv({
    name: `holdings-${day}`,
    head: ({ length: count }) =>
      t('holdingsCsv', {
        count,
        day: formats.day(day),
        number: statement?.number ?? missing,
        time: formats.dateTime(statement?.made_at, { hasSeconds: true }),
      }),
    columns,
    rows: items,
    isOwn: true,
  });
  const waiting = cardStateOf(query, {
    failedTitle: t('holdingsFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={10} />,
  });
  const first = statement?.first_day;
  const empty = {
    kind: 'empty',
    title: t('holdingsEmpty'),
    text: first ? t('holdingsEmptySince', { day: formats.day(first) }) : t('holdingsEmptyText'),
  } as const;
  const state = waiting ?? (items.length === 0 ? empty : undefined);
  return (
    <>
      <StatementButtons isReady={state === undefined} csv={csv} />
      {state || !statement ? (
        <Card title={t('holdingsOf', { day: formats.day(day) })} state={state} />
      ) : (
        <Holdings statement={statement} columns={columns} />
      )}
    </>
  );
}
