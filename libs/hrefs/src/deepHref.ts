import type { InstrumentReference, OrderReference, TicketReference } from './references.ts';
import type { CalendarSearch } from './calendarSearch.ts';
import type { DividendSearch } from './dividendSearch.ts';
import type { FigureReference } from './returnsSearch.ts';
import type { ClaimSearch } from './claimSearch.ts';
import { href } from './href.ts';
import { holdingSearch } from './holdingSearch.ts';
import type { IssueSearch } from './issueSearch.ts';
import type { OrderSearch } from './orderSearch.ts';
import { ownPathOf, toOwnPath, type OwnPath } from './ownPath.ts';
import type { StatementSearch } from './statementSearch.ts';
import { taxFigureNames, type TaxSearch } from './taxSearch.ts';

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Addresses below those of `href`. The first file of the app carries `href` whole, and does without these. */
export const deepHref = {
  /** The price alerts. */
  alerts: (): OwnPath => ownPathOf('/market/alerts'),
  /** The limits that clients set themselves. */
  limits: (): OwnPath => ownPathOf('/me/limits'),
  /** The page of an instrument; of a symbol that no address can hold, the market. */
  stock: ({ market, symbol }: InstrumentReference): OwnPath =>
    toOwnPath(`/market/${market}/${encodeURIComponent(symbol)}`) ?? href.market(),
  /** The page of a new order; for a symbol that no address can hold, the market. */
  ticket: ({ instrument: { market, symbol }, side }: TicketReference): OwnPath =>
    toOwnPath(`/market/${market}/${encodeURIComponent(symbol)}/order?side=${side}`) ?? href.market(),
  /** The page of an order; of an id that no address can hold, the history. */
  order: ({ id }: OrderReference): OwnPath =>
    toOwnPath(`/portfolio/orders/${encodeURIComponent(id)}`) ?? href.portfolio('history'),
  /** The page of the contract note of a trading day (YYYY-MM-DD); of what is no day, the history. */
  contractNote: (day: string): OwnPath =>
    (calendarDay.test(day) ? toOwnPath(`/portfolio/notes/${day}`) : null) ?? href.portfolio('history'),
  /** The order history by what its address leaves out; all of it where no address can say that. */
  history: (search: OrderSearch): OwnPath => withSearch(href.portfolio('history'), { ...search }),
  /** The holdings with the lots of one of them open; all of them where it is no ISIN. */
  lots: (isin: string): OwnPath =>
    withSearch(href.portfolio('holding'), { lots: holdingSearch({ lots: isin }).lots }),
  /** The dividends; with one of them open, where its id is named. */
  dividends: (search: DividendSearch = {}): OwnPath =>
    withSearch(ownPathOf('/portfolio/dividends'), { ...search }),
  /** The profit calendar, at what its address says. */
  profitCalendar: (search: CalendarSearch = {}): OwnPath =>
    withSearch(ownPathOf('/portfolio/calendar'), { ...search }),
  /** What companies did to the client's shares, and what they have announced. */
  corporateActions: (): OwnPath => ownPathOf('/portfolio/actions'),
  /** What a company did to the client's shares; of an id that no address can hold, the holdings. */
  corporateAction: (id: string): OwnPath =>
    toOwnPath(`/portfolio/actions/${encodeURIComponent(id)}`) ?? href.portfolio('holding'),
  /** The page that shows a figure, with its parts open: the tax report of its year, or the summary of the portfolio. */
  figure: ({ id, fy, ...rest }: FigureReference): OwnPath => {
    const taxFigure = taxFigureNames.find((name) => name === id);
    return taxFigure === undefined
      ? withSearch(href.portfolio('summary'), { figure: id, ...rest })
      : withSearch(href.portfolio('tax'), { fy, figure: taxFigure });
  },
  /** The tax report by what its address says. */
  taxReport: (search: TaxSearch): OwnPath => withSearch(href.portfolio('tax'), { ...search }),
  /** The page of a fund record; of an id that no address can hold, all of them. */
  record: (id: string): OwnPath => toOwnPath(`/me/records/${encodeURIComponent(id)}`) ?? href.me('records'),
  /** The page of an application; of an id that no address can hold, all of them. */
  application: (id: string): OwnPath =>
    toOwnPath(`/me/application/${encodeURIComponent(id)}`) ?? href.me('application'),
  /** The IPOs, with one of them open where it is named. */
  ipo: (search: IssueSearch = {}): OwnPath => withSearch(ownPathOf('/services/ipo'), { ...search }),
  /** Follow-on offers and offers for sale, with one of them open where it is named. */
  fo: (search: IssueSearch = {}): OwnPath => withSearch(ownPathOf('/services/fo'), { ...search }),
  /** The block windows. */
  otc: (): OwnPath => ownPathOf('/services/otc'),
  /** The application for a loan. */
  loanApplication: (): OwnPath => ownPathOf('/services/loan'),
  /** The page of a loan; of an id that no address can hold, the credit products. */
  loan: (id: string): OwnPath =>
    toOwnPath(`/services/loan/${encodeURIComponent(id)}`) ?? ownPathOf('/services/credit'),
  /** The credit products, with the client's own loans. */
  creditProducts: (): OwnPath => ownPathOf('/services/credit'),
  /** Claims for compensation, and the form of a new one. */
  compensation: (search: ClaimSearch = {}): OwnPath =>
    withSearch(ownPathOf('/services/compensation'), { ...search }),
  /** The page of a claim; of an id that no address can hold, all of them. */
  claim: (id: string): OwnPath =>
    toOwnPath(`/services/compensation/${encodeURIComponent(id)}`) ?? ownPathOf('/services/compensation'),
  /** Waivers of our own charges. */
  offers: (): OwnPath => ownPathOf('/services/bonus'),
  /** A lesson or document to read; of an id that no address can hold, Discover. */
  article: (id: string): OwnPath => toOwnPath(`/discover/${encodeURIComponent(id)}`) ?? href.discover(),
  /** A statement of the account: of what it is about, and of which day or days. */
  statements: ({ kind, day, from, to }: StatementSearch = {}): OwnPath =>
    withSearch(ownPathOf('/portfolio/statements'), { kind, day, from, to }),
} as const;

/** A page by what its address leaves out; the page alone where no address can say that. */
function withSearch(page: OwnPath, search: Readonly<Record<string, string | undefined>>): OwnPath {
  const said = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const words = new URLSearchParams(said).toString();
  return (words === '' ? null : toOwnPath(`${page}?${words}`)) ?? page;
}
