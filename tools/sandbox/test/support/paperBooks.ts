/**
 * A client's books worked out with pencil and paper from what a client can export: contract notes, actions of companies,
 * dividends. It shares no rule with the ledger or with libs/domain; money is whole paise.
 */

/** An order of a contract note. */
export interface PaperTrade {
  day: string;
  isin: string;
  side: 'BUY' | 'SELL';
  quantity: number;
  value: bigint;
  /** Without securities transaction tax. */
  charges: bigint;
  transactionTax: bigint;
}

export interface PaperAction {
  day: string;
  kind: string;
  isinBefore: string;
  isinAfter: string;
  /** Of the new company of a demerger. */
  isinNew: string | null;
  before: number;
  after: number;
  /** Hundredths of a percent that a demerger moves. */
  costShare: number;
  /** When bonus shares are allotted. */
  allottedOn: string | null;
}

export interface PaperLot {
  isin: string;
  boughtOn: string;
  quantity: number;
  cost: bigint;
  charges: bigint;
  transactionTax: bigint;
}

export interface PaperSale extends PaperLot {
  soldOn: string;
  proceeds: bigint;
  saleCharges: bigint;
  isLong: boolean;
  gain: bigint;
}

export interface PaperBooks {
  /** What is left, the oldest first. */
  lots: PaperLot[];
  sales: PaperSale[];
}

/** The first of two parts of an amount by their weights: rounded down, and the paisa that is left to the larger rest. */
function firstPart(amount: bigint, first: number, second: number): bigint {
  const whole = BigInt(first + second);
  const [own, other] = [amount * BigInt(first), amount * BigInt(second)];
  const left = amount - own / whole - other / whole;
  return own / whole + (left > 0n && own % whole >= other % whole ? left : 0n);
}

/** A lot in two: so many units of it, and the rest. */
function cut(lot: PaperLot, quantity: number): [PaperLot, PaperLot] {
  const rest = lot.quantity - quantity;
  const part = {
    ...lot,
    quantity,
    cost: firstPart(lot.cost, quantity, rest),
    charges: firstPart(lot.charges, quantity, rest),
    transactionTax: firstPart(lot.transactionTax, quantity, rest),
  };
  const left = {
    ...lot,
    quantity: rest,
    cost: lot.cost - part.cost,
    charges: lot.charges - part.charges,
    transactionTax: lot.transactionTax - part.transactionTax,
  };
  return [part, left];
}

/** Shares an amount out over parts of a sale by their units. */
function sharedOut(amount: bigint, units: readonly number[]): bigint[] {
  const whole = BigInt(units.reduce((sum, one) => sum + one, 0));
  const shares = units.map((one) => (amount * BigInt(one)) / whole);
  let left = amount - shares.reduce((sum, one) => sum + one, 0n);
  const byRest = units
    .map((one, at) => ({ at, rest: (amount * BigInt(one)) % whole }))
    .toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1));
  for (const { at } of byRest) {
    if (left === 0n) break;
    shares[at] = (shares[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares;
}

/** Held for more than twelve months. */
function isLongTerm(boughtOn: string, soldOn: string): boolean {
  const anniversary = `${Number(boughtOn.slice(0, 4)) + 1}${boughtOn.slice(4)}`;
  return soldOn > anniversary;
}

const oldestFirst = (lots: readonly PaperLot[]) =>
  lots.toSorted((one, other) =>
    one.boughtOn === other.boughtOn ? 0 : one.boughtOn < other.boughtOn ? -1 : 1,
  );

/** @throws Error when more is sold than was there: the rows say something impossible. */
function sell(books: PaperBooks, trade: PaperTrade): void {
  const parts: PaperLot[] = [];
  const kept: PaperLot[] = [];
  let wanted = trade.quantity;
  for (const lot of oldestFirst(books.lots)) {
    if (lot.isin !== trade.isin || wanted === 0) kept.push(lot);
    else if (lot.quantity <= wanted) {
      parts.push(lot);
      wanted -= lot.quantity;
    } else {
      const [part, left] = cut(lot, wanted);
      parts.push(part);
      kept.push(left);
      wanted = 0;
    }
  }
  if (wanted > 0) throw new Error(`${wanted} of ${trade.isin} are sold that were never bought`);
  const units = parts.map(({ quantity }) => quantity);
  const proceeds = sharedOut(trade.value, units);
  const charges = sharedOut(trade.charges, units);
  books.lots = kept;
  books.sales.push(
    ...parts.map((part, at) => {
      const [got = 0n, paid = 0n] = [proceeds[at], charges[at]];
      return {
        ...part,
        soldOn: trade.day,
        proceeds: got,
        saleCharges: paid,
        isLong: isLongTerm(part.boughtOn, trade.day),
        gain: got - paid - part.cost - part.charges,
      };
    }),
  );
}

function act(books: PaperBooks, action: PaperAction): void {
  const { kind, isinBefore, isinAfter, isinNew, before, after, costShare, allottedOn } = action;
  const concerned = books.lots.filter(({ isin }) => isin === isinBefore);
  const others = books.lots.filter(({ isin }) => isin !== isinBefore);
  if (kind === 'split') {
    const split = concerned.map((lot) => ({
      ...lot,
      isin: isinAfter,
      quantity: (lot.quantity * after) / before,
    }));
    books.lots = [...others, ...split];
  }
  if (kind === 'bonus') {
    const held = concerned.reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = Math.floor((held * (after - before)) / before);
    const free = { cost: 0n, charges: 0n, transactionTax: 0n };
    books.lots.push({ isin: isinAfter, boughtOn: allottedOn ?? '', quantity, ...free });
  }
  if (kind === 'demerger') {
    const kept = 10_000 - costShare;
    const stays = concerned.map((lot) => ({
      ...lot,
      cost: firstPart(lot.cost, kept, costShare),
      charges: firstPart(lot.charges, kept, costShare),
      transactionTax: firstPart(lot.transactionTax, kept, costShare),
    }));
    const leaves = concerned.map((lot, at) => ({
      ...lot,
      isin: isinNew ?? '',
      quantity: (lot.quantity * after) / before,
      cost: lot.cost - (stays[at]?.cost ?? 0n),
      charges: lot.charges - (stays[at]?.charges ?? 0n),
      transactionTax: lot.transactionTax - (stays[at]?.transactionTax ?? 0n),
    }));
    books.lots = [...others, ...stays, ...leaves];
  }
}

/** The books at the end of a day; an action comes before the trades of its ex-date. */
export function paperBooks(
  trades: readonly PaperTrade[],
  actions: readonly PaperAction[],
  until = '9999-12-31',
): PaperBooks {
  const books: PaperBooks = { lots: [], sales: [] };
  const days = new Set([...trades, ...actions].map(({ day }) => day));
  for (const day of [...days].toSorted()) {
    if (day > until) break;
    for (const action of actions) if (action.day === day) act(books, action);
    for (const trade of trades) {
      if (trade.day !== day) continue;
      if (trade.side === 'SELL') sell(books, trade);
      else {
        const { isin, quantity, value: cost, charges, transactionTax } = trade;
        books.lots.push({ isin, boughtOn: day, quantity, cost, charges, transactionTax });
      }
    }
  }
  books.lots = oldestFirst(books.lots);
  return books;
}

/** Half a paisa and more is a paisa. */
const percentOf = (amount: bigint, hundredths: bigint): bigint => (amount * hundredths + 5_000n) / 10_000n;

/** The tax on the gains of a tax year, at the rates since 23 July 2024: 20 %, 12.5 % above ₹1,25,000, and 4 % on both. */
export function paperTax(sales: readonly PaperSale[], year: { from: string; to: string }) {
  const ofYear = sales.filter(({ soldOn }) => soldOn >= year.from && soldOn <= year.to);
  const gainOf = (isLong: boolean) =>
    ofYear.filter((sale) => sale.isLong === isLong).reduce((sum, { gain }) => sum + gain, 0n);
  const [short, long] = [gainOf(false), gainOf(true)];
  // A short-term loss is taken from long-term gains, a long-term one from nothing else.
  const shortTaxable = short > 0n ? short : 0n;
  const afterLoss = long + (short < 0n ? short : 0n);
  const longTaxable = afterLoss > 0n ? afterLoss : 0n;
  const exempt = longTaxable < 12_500_000n ? longTaxable : 12_500_000n;
  const tax = percentOf(shortTaxable, 2_000n) + percentOf(longTaxable - exempt, 1_250n);
  const cess = percentOf(tax, 400n);
  return {
    count: ofYear.length,
    short,
    long,
    shortTaxable,
    longTaxable,
    exempt,
    tax,
    cess,
    total: tax + cess,
  };
}
