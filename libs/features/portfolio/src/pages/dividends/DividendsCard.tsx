import type { Dividend } from '@wealth/api-sdk/model';
import { dividendSearch, dividendStates, href, type DividendSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import {
  ClearFilters,
  ExportButton,
  FilterBar,
  Rows,
  useCsv,
  useFileWords,
  type ListFilter,
  type SearchChange,
} from '@wealth/parts';
import type { WidgetQuery } from '@wealth/ui/card';
import { BankIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { useDividendColumns } from './useDividendColumns.tsx';

export interface DividendsCardProps {
  query: WidgetQuery;
  /** Those that are listed; the same array between renders. */
  dividends: readonly Dividend[];
  /** Whether there are any in these days, in whichever state. */
  hasAny: boolean;
  search: DividendSearch;
  onSearchChange: SearchChange<DividendSearch>;
  onOpen: (dividend: Dividend) => void;
  /** The one whose detail stands beside the list. */
  chosen: string | undefined;
}

const rowId = ({ id }: Dividend) => id;

/** The list of the dividends with what is left out of it, and the file of it. */
export function DividendsCard(props: DividendsCardProps) {
  const { query, dividends, hasAny, search, onSearchChange, onOpen, chosen } = props;
  const t = useMessages('dividends');
  const columns = useDividendColumns(dividends);
  const filters: ListFilter[] = [
    { kind: 'range' },
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      any: t('anyState'),
      options: dividendStates.map((state) => ({ value: state, label: t(state) })),
    },
  ];
  const filtered = { filters, schema: dividendSearch, search, onSearchChange };
  const isFiltered = search.state !== undefined || search.from !== undefined || search.to !== undefined;
  const { state, from, to } = search;
  const words = useFileWords(filters, { state, from, to });
  const csv = useCsv({
    name: 'dividends',
    head: ({ length: count }) => t('csv', { count, ...words() }),
    columns,
    rows: dividends,
    isOwn: true,
  });
  const icon = <BankIcon size="lg" />;
  return (
    <Rows
      title={t('title')}
      aria-label={t('table')}
      note={query.data === undefined ? undefined : t('count', { count: dividends.length })}
      columns={columns}
      query={query}
      rows={dividends}
      rowId={rowId}
      expectedCount={6}
      grid={{ onRowPress: onOpen, chosenRow: chosen, rowHint: null, scrolls: 'page', scrollId: 'dividends' }}
      failedTitle={t('failed')}
      action={
        (hasAny || isFiltered) && (
          <FilterBar {...filtered} hasChips>
            <ExportButton csv={csv} isDisabled={dividends.length === 0} />
          </FilterBar>
        )
      }
      empty={
        isFiltered
          ? { title: t('noneFits'), text: t('noneFitsText'), icon, action: <ClearFilters {...filtered} /> }
          : {
              title: t('empty'),
              text: t('emptyText'),
              icon,
              action: <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>,
            }
      }
    />
  );
}
