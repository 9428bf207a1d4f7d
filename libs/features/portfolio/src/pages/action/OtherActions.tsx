import type { ClientAction } from '@wealth/api-sdk/model';
import { useGetClientActions } from '@wealth/api-sdk/stat';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { PrivateFigure, Rows, useActionWords, type RowColumn } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { CalendarIcon } from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { useMemo } from 'react';
import { stateLooks } from './stateLooks.ts';

export interface OtherActionsProps {
  /** The action that is on the page already. @default none */
  except?: string;
}

const none: readonly ClientAction[] = [];
const rowId = ({ id }: ClientAction) => id;

/** What companies did to the client's shares, and what they have announced, the newest first. */
export function OtherActions({ except }: OtherActionsProps) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  const words = useActionWords();
  const query = useGetClientActions();
  const items = query.data?.items ?? none;
  const rows = useMemo(() => items.filter(({ id }) => id !== except), [items, except]);
  const columns: ReadonlyArray<RowColumn<ClientAction>> = [
    {
      id: 'share',
      header: t('share'),
      isRowHeader: true,
      cell: ({ id, instrument }) => <Link href={deepHref.corporateAction(id)}>{instrument.symbol}</Link>,
      phone: {
        title: ({ id, instrument }) => <Link href={deepHref.corporateAction(id)}>{instrument.symbol}</Link>,
        detail: (action) => words.nameOf(action),
      },
    },
    { id: 'action', header: t('action'), cell: (action) => words.nameOf(action) },
    {
      id: 'exDate',
      header: t('exDate'),
      cell: ({ ex_date: day }) => formats.day(day),
      phone: { value: ({ ex_date: day }) => formats.day(day) },
    },
    {
      id: 'yours',
      header: t('yours'),
      align: 'end',
      from: 'tablet',
      cell: ({ entitled_quantity: units }) => <PrivateFigure>{formats.quantity(units)}</PrivateFigure>,
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <Badge tone={stateLooks[state].tone}>{t(stateLooks[state].text)}</Badge>,
      phone: {
        valueDetail: ({ state }) => <Badge tone={stateLooks[state].tone}>{t(stateLooks[state].text)}</Badge>,
      },
    },
  ];
  return (
    <Rows
      title={t(except === undefined ? 'actions' : 'otherActions')}
      aria-label={t('actions')}
      columns={columns}
      query={query}
      rows={rows}
      rowId={rowId}
      expectedCount={3}
      failedTitle={t('actionsFailed')}
      empty={{ title: t('noActions'), text: t('noActionsText'), icon: <CalendarIcon size="lg" /> }}
    />
  );
}
