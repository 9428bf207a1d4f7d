import {
  averagePrice,
  istDay,
  noMoney,
  sumOf,
  taxYearOf,
  toWire,
  type Paise,
  type TaxYear,
} from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import { countedGain, type TaxReport, type TaxRow, type TaxSection } from '@wealth/domain/tax';
import type { PaidDividend } from '../../ledger/createDividendBook.ts';
import type { Ledger } from '../../ledger/createLedger.ts';
import type { FigureLine, TaxFigureId } from './figureContext.ts';
import { toWireLines } from './figureOf.ts';
import { dividendLine } from './flowLines.ts';
import { toWireInstrument } from '../toWireInstrument.ts';
import type { TaxDesk } from '../../tax/createTaxDesk.ts';
import type { SoldLot } from '../../tax/createTaxTable.ts';
import { wireTerms } from '../../tax/toWireReport.ts';

type WireFigure = DataOf<'getFigure'>;
type Row = TaxRow<SoldLot>;

/** What the figures of one tax year are made up of. */
interface TaxContext {
  report: TaxReport;
  /** Of the year. */
  rows: readonly Row[];
  dividends: readonly PaidDividend[];
}

type TaxLines = (context: TaxContext) => FigureLine[];

/** What a line says of a lot sold, and which trade sold it; of a fraction, which action left it. */
function ofRow({ unit }: Row): Omit<FigureLine, 'code' | 'amount'> {
  const { isin, soldOn, lotId, sale, isFraction } = unit;
  const instrument = toWireInstrument(isin);
  const { orderId, tradeId } = sale;
  const source =
    isFraction === true
      ? { kind: 'action', id: lotId }
      : orderId === null
        ? { kind: 'trade', id: tradeId ?? lotId }
        : { kind: 'order', id: orderId };
  return { isin, date: soldOn, ...(instrument && { instrument }), source };
}

const rowCode = ({ unit }: Row) => (unit.isFraction === true ? 'fraction' : 'sold_lot');

/** A lot sold: the gain as it is taxed; a loss that does not count is taken back by a line of its own. */
function gainLines(row: Row): FigureLine[] {
  const { unit, gain, costTaken, ignored } = row;
  const price = averagePrice([{ quantity: unit.quantity, cost: unit.proceeds }])?.toNumber();
  return [
    {
      code: rowCode(row),
      amount: gain,
      ...(unit.isFraction !== true && { quantity: unit.quantity, ...(price !== undefined && { price }) }),
      cost: toWire(costTaken),
      ...ofRow(row),
    },
    ...(ignored === null ? [] : [{ code: 'ignored_loss', amount: ignored.loss, ...ofRow(row) }]),
  ];
}

const gainsOfTerm =
  (term: Row['term']): TaxLines =>
  ({ rows }) =>
    rows.filter((row) => row.term === term).flatMap(gainLines);

const ofFigure = (id: TaxFigureId, amount: Paise): FigureLine => ({
  code: id,
  amount,
  source: { kind: 'figure', id },
});

const netGain = ({ rows }: TaxContext, term: Row['term']) =>
  sumOf(rows.filter((row) => row.term === term).map((row) => countedGain(row).gain));

/** Gains less losses of both terms; losses that are carried on are no loss of this year, those of earlier years are. */
const taxableLines: TaxLines = (context) => {
  const { year, steps } = context.report;
  const gains = (['shortTerm', 'longTerm'] as const)
    .filter((term) => context.rows.some((row) => row.term === term))
    .map((term) =>
      ofFigure(term === 'shortTerm' ? 'short_term_gain' : 'long_term_gain', netGain(context, term)),
    );
  const carried = steps.flatMap(({ code, amount, rate }): FigureLine[] =>
    code === 'carried' && rate
      ? [{ code, amount, term: wireTerms[rate.term], source: { kind: 'tax_year', id: year.name } }]
      : [],
  );
  const brought = steps.flatMap(({ code, amount, other }): FigureLine[] =>
    code === 'broughtForward' && other && 'year' in other
      ? [
          {
            code: 'brought_forward',
            amount,
            term: wireTerms[other.term],
            source: { kind: 'tax_year', id: other.year },
          },
        ]
      : [],
  );
  return [...gains, ...carried, ...brought];
};

/** What a section of the law says of its gains. */
const sectionLine = (
  code: 'exempt' | 'taxed' | 'section_tax',
  { term, percent, section }: TaxSection,
  { amount, base }: { amount: Paise; base: Paise },
): FigureLine => ({
  code,
  amount,
  term: wireTerms[term],
  percent: Number(percent),
  base: toWire(base),
  source: { kind: 'rule', id: section },
});

const exemptLines: TaxLines = ({ report: { sections } }) =>
  sections
    .filter(({ exempt }) => exempt > noMoney)
    .map((section) => sectionLine('exempt', section, { amount: section.exempt, base: section.taxable }));

const taxedLines: TaxLines = ({ report: { sections } }) =>
  sections.map((section) => sectionLine('taxed', section, { amount: section.taxed, base: section.taxable }));

const gainsTaxLines: TaxLines = ({ report: { sections } }) =>
  sections.map((section) =>
    sectionLine('section_tax', section, { amount: section.tax, base: section.taxed }),
  );

const cessLines: TaxLines = ({ report: { cess, tax } }) =>
  tax === noMoney
    ? []
    : [
        {
          code: 'cess',
          amount: cess.amount,
          percent: Number(cess.percent),
          base: toWire(tax),
          source: { kind: 'rule', id: 'cess' },
        },
      ];

const dueLines: TaxLines = ({ report: { tax, cess } }) =>
  tax === noMoney ? [] : [ofFigure('gains_tax', tax), ofFigure('cess', cess.amount)];

/** What of each sale's own and its purchase's costs a figure of charges has. */
const chargesBy =
  (amountsOf: (unit: SoldLot) => Paise[]): TaxLines =>
  ({ rows }) =>
    rows
      .map((row): FigureLine => ({
        code: rowCode(row),
        amount: sumOf(amountsOf(row.unit)),
        ...(row.unit.isFraction !== true && { quantity: row.unit.quantity }),
        ...ofRow(row),
      }))
      .filter(({ amount }) => amount !== noMoney);

const linesOf = {
  short_term_gain: gainsOfTerm('shortTerm'),
  long_term_gain: gainsOfTerm('longTerm'),
  taxable: taxableLines,
  exempt: exemptLines,
  taxed: taxedLines,
  gains_tax: gainsTaxLines,
  cess: cessLines,
  tax_due: dueLines,
  gross_dividends: ({ dividends }) => dividends.map((row) => dividendLine('dividend', row, row.gross)),
  deducted_tax: ({ dividends }) =>
    dividends
      .filter(({ deducted }) => deducted > noMoney)
      .map((row) => dividendLine('dividend_tax', row, row.deducted)),
  transaction_tax: chargesBy((unit) => [unit.transactionTax, unit.saleTransactionTax]),
  other_charges: chargesBy((unit) => [unit.charges, unit.saleCharges]),
} as const satisfies Record<TaxFigureId, TaxLines>;

export function isTaxFigure(id: string): id is TaxFigureId {
  return Object.hasOwn(linesOf, id);
}

/** Other figures of the year that come to the same, with their signs. */
function termsOf(id: TaxFigureId, { report: { sections } }: TaxContext): WireFigure['terms'] {
  if (id !== 'taxed' || sections.length === 0) return [];
  const sum = (part: 'taxable' | 'exempt') => toWire(sumOf(sections.map((section) => section[part])));
  return [
    { id: 'taxable', amount: sum('taxable') },
    { id: 'exempt', amount: -sum('exempt') },
  ];
}

interface TaxSources {
  tax: TaxDesk;
  ledger: Pick<Ledger, 'dividends'>;
}

/** A figure of the tax report of a year, with the lines that it is made up of. */
export function taxFigureOf(
  id: TaxFigureId,
  { tax, ledger }: TaxSources,
  { clientId, year }: { clientId: string; year: TaxYear },
): Omit<WireFigure, 'as_of'> {
  const isInYear = (day: string) => day >= year.firstDay && day <= year.lastDay;
  const context = {
    report: tax.report(clientId, year).report,
    rows: tax.rows(clientId).filter(({ unit: { soldOn } }) => taxYearOf(soldOn).name === year.name),
    dividends: ledger.dividends(clientId).filter(({ at }) => isInYear(istDay(at))),
  };
  return { id, isin: null, terms: termsOf(id, context), ...toWireLines(linesOf[id](context)) };
}
