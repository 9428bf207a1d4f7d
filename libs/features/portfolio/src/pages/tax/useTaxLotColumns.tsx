import type { TaxLot, TaxTrade } from '@wealth/api-sdk/model';
import { toWire, fromWire, sumOf } from '@wealth/domain';
import { deepHref } from '@wealth/hrefs';
import type { Formats, Translate } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure, type RowColumn } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Link } from '@wealth/ui/link';
import { useMemo } from 'react';
import { useTaxWords } from './useTaxWords.ts';

/** The second line of a cell; a compact row has one line. */
const note = 'row-note block text-caption in-data-cut:truncate text-fg-subtle';

/** What was paid, with the charges of the purchase and what bonus stripping has added. */
export const costPaidOf = ({ cost, charges, cost_added: added }: TaxLot) =>
  toWire(sumOf([fromWire(cost), fromWire(charges), fromWire(added)]));

const tagsOf = ({ purchase, sale }: TaxLot) => [...new Set([...purchase.tags, ...sale.tags])].join(', ');
const notesOf = ({ purchase, sale }: TaxLot) =>
  [purchase.note, sale.note].filter((text) => text !== null).join(' · ');

type Columns = ReadonlyArray<RowColumn<TaxLot>>;

/** What the columns are written with. */
interface Words {
  t: Translate<'tax'>;
  formats: Formats;
  termName: (term: TaxLot['term']) => string;
}

interface OrderLinkProps {
  trade: TaxTrade;
  text: string;
  label: string;
}

function OrderLink({ trade: { order_id: id }, text, label }: OrderLinkProps) {
  return id === null ? null : (
    <Link href={deepHref.order({ id })} aria-label={label} isInRow>
      {text}
    </Link>
  );
}

/** The ways to the orders of both sides of a lot. */
export function TradeLinks({ lot }: { lot: TaxLot }) {
  const t = useMessages('tax');
  const formats = useFormats();
  const { symbol, purchase, sale, bought_on: boughtOn, sold_on: soldOn } = lot;
  if (purchase.order_id === null && sale.order_id === null) {
    return <span className="text-caption text-fg-subtle">{t('noOrder')}</span>;
  }
  return (
    <span className="flex flex-wrap gap-x-3">
      <OrderLink
        trade={purchase}
        text={t('orderBought')}
        label={t('orderBoughtOf', { symbol, day: formats.day(boughtOn) })}
      />
      <OrderLink
        trade={sale}
        text={t('orderSold')}
        label={t('orderSoldOf', { symbol, day: formats.day(soldOn) })}
      />
    </span>
  );
}

/** What is said of the cost beside its amount. */
export function CostNote({ lot }: { lot: TaxLot }) {
  const t = useMessages('tax');
  if (lot.cost_basis === 'paid') return null;
  const text = t(lot.cost_basis === 'market_value' ? 'basisMarket' : 'basisUnknown');
  return <span className={note}>{text}</span>;
}

/** Which share it was, and when it was bought and sold. */
function shareColumns({ t, formats, termName }: Words): Columns {
  return [
    {
      id: 'symbol',
      header: t('columnShare'),
      isRowHeader: true,
      isSortable: true,
      width: 150,
      grow: 2,
      cell: (lot) => (
        <>
          <span className="row-lead truncate">{lot.symbol}</span>
          <span className={note}>{lot.isin}</span>
        </>
      ),
      csv: [
        { title: t('columnShare'), cell: ({ symbol }) => symbol },
        { title: t('columnName'), cell: ({ name }) => name },
        { title: t('columnIsin'), cell: ({ isin }) => isin },
      ],
      phone: {
        title: ({ symbol }) => symbol,
        detail: (lot) => `${formats.day(lot.sold_on)} · ${termName(lot.term)}`,
      },
    },
    {
      id: 'bought_on',
      header: t('columnBought'),
      isSortable: true,
      width: 112,
      grow: 0,
      cell: ({ bought_on: day }) => formats.day(day),
      csv: [{ title: t('columnBought'), cell: ({ bought_on: day }) => day }],
    },
    {
      id: 'sold_on',
      header: t('columnSold'),
      isSortable: true,
      width: 112,
      grow: 0,
      cell: ({ sold_on: day }) => formats.day(day),
      csv: [{ title: t('columnSold'), cell: ({ sold_on: day }) => day }],
    },
    {
      id: 'days_held',
      header: t('columnDays'),
      align: 'end',
      isSortable: true,
      width: 88,
      grow: 0,
      cell: ({ days_held: days }) => formats.quantity(days),
      csv: [
        { title: t('columnDays'), cell: ({ days_held: days }) => days },
        { title: t('columnTerm'), cell: ({ term }) => termName(term) },
        { title: t('columnSection'), cell: ({ section }) => section },
        { title: t('csvPercent'), cell: ({ percent }) => percent },
        { title: t('columnPeriod'), cell: ({ period }) => period },
      ],
    },
  ];
}

/** How long and how much, and what it came to. */
function amountColumns({ t, formats, termName }: Words): Columns {
  return [
    {
      id: 'term',
      header: t('columnTerm'),
      width: 104,
      grow: 0,
      cell: ({ term }) => <Badge tone={term === 'long_term' ? 'accent' : 'neutral'}>{termName(term)}</Badge>,
    },
    {
      id: 'quantity',
      header: t('columnQuantity'),
      align: 'end',
      isSortable: true,
      width: 80,
      grow: 0,
      cell: ({ quantity }) => <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure>,
      csv: [{ title: t('columnQuantity'), cell: ({ quantity }) => quantity }],
    },
    {
      id: 'proceeds',
      header: t('columnProceeds'),
      align: 'end',
      isSortable: true,
      isCut: true,
      width: 124,
      cell: ({ proceeds }) => <Money rupees={proceeds} />,
      csv: [{ title: t('columnProceeds'), cell: ({ proceeds }) => proceeds }],
    },
    {
      id: 'cost_taken',
      header: t('columnTaken'),
      align: 'end',
      isSortable: true,
      isCut: true,
      width: 124,
      cell: (lot) => (
        <>
          <Money rupees={lot.cost_taken} />
          <CostNote lot={lot} />
        </>
      ),
      csv: [
        { title: t('columnCost'), cell: costPaidOf },
        { title: t('columnAdded'), cell: ({ cost_added: added }) => added },
        { title: t('columnMarketValue'), cell: ({ market_value: value }) => value },
        { title: t('columnTaken'), cell: ({ cost_taken: taken }) => taken },
        { title: t('columnExpenses'), cell: ({ sale_charges: charges }) => charges },
        {
          title: t('columnStt'),
          cell: (lot) => toWire(sumOf([fromWire(lot.transaction_tax), fromWire(lot.sale_transaction_tax)])),
        },
      ],
    },
    {
      id: 'gain',
      header: t('columnGain'),
      align: 'end',
      isSortable: true,
      isCut: true,
      width: 124,
      cell: (lot) => (
        <>
          <Money rupees={lot.gain} isSigned />
          {lot.ignored_loss > 0 && <span className={note}>{t('basisIgnored')}</span>}
        </>
      ),
      csv: [
        { title: t('columnGain'), cell: ({ gain }) => gain },
        { title: t('columnIgnored'), cell: ({ ignored_loss: ignored }) => ignored },
      ],
      phone: {
        value: ({ gain }) => <Money rupees={gain} isSigned />,
        valueDetail: ({ quantity }) => <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure>,
      },
    },
  ];
}

/** The trades of both sides, and what the client says of them. */
function tradeColumns({ t }: Words): Columns {
  return [
    {
      id: 'orders',
      header: t('columnOrders'),
      width: 136,
      grow: 0,
      cell: (lot) => <TradeLinks lot={lot} />,
      csv: [
        { title: t('columnBuyOrder'), cell: ({ purchase }) => purchase.order_id },
        { title: t('columnBuyTrade'), cell: ({ purchase }) => purchase.trade_id },
        { title: t('columnSellOrder'), cell: ({ sale }) => sale.order_id },
        { title: t('columnSellTrade'), cell: ({ sale }) => sale.trade_id },
      ],
    },
    {
      id: 'note',
      header: t('columnNote'),
      width: 150,
      cell: (lot) => (
        <>
          <span className="block truncate">{notesOf(lot)}</span>
          <span className={note}>{tagsOf(lot)}</span>
        </>
      ),
      csv: [
        { title: t('columnNote'), cell: (lot) => notesOf(lot) },
        { title: t('columnTags'), cell: (lot) => tagsOf(lot) },
      ],
    },
  ];
}

/** What is said of a lot sold; a phone shows it in two lines. The same array between renders. */
export function useTaxLotColumns(): Columns {
  const t = useMessages('tax');
  const formats = useFormats();
  const { termName } = useTaxWords();
  return useMemo(() => {
    const words = { t, formats, termName };
    return [...shareColumns(words), ...amountColumns(words), ...tradeColumns(words)];
  }, [t, formats, termName]);
}
