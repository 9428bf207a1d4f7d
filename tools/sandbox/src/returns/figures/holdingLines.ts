import { averagePrice, fromPaise, istDay, minus, toIstIsoMs, toWire, type Paise } from '@wealth/domain';
import type { OpenLot } from '../../ledger/lotRows.ts';
import type { Position } from '../../ledger/positionsOf.ts';
import type { Market } from '../../market/market.ts';
import { named, toWireInstrument } from '../toWireInstrument.ts';
import { endsNow, isWhole, type FigureContext, type FigureLine, type FigureLines } from './figureContext.ts';

/** What a line says of an instrument and the price that was used. */
function priced(market: Market, position: Position): Partial<FigureLine> {
  const { isin, lastPrice } = position;
  const quote = market.engine().quote(position.market, position.symbol);
  return {
    isin,
    instrument: named(position),
    price: toWire(lastPrice),
    ...(quote && { priced_at: toIstIsoMs(quote.quotedAt), price_basis: quote.basis }),
  };
}

function holdingLine(
  market: Market,
  position: Position,
  figures: Pick<FigureLine, 'amount'> & { quantity?: number; cost?: Paise },
): FigureLine {
  const { quantity = position.quantity, cost = position.cost, amount } = figures;
  return {
    code: 'holding',
    amount,
    quantity,
    ...priced(market, position),
    cost: toWire(cost),
    source: { kind: 'holding', id: position.isin },
  };
}

/** Quantity times price, holding by holding. */
export const valueLines: FigureLines = ({ market, positions }) =>
  positions.map((position) => holdingLine(market, position, { amount: position.value }));

export const dayChangeLines: FigureLines = ({ market, positions }) =>
  positions.map((position) => holdingLine(market, position, { amount: position.dayChange }));

export const pledgedLines: FigureLines = ({ market, positions }) =>
  positions
    .filter(({ pledged }) => pledged > 0)
    .map((position) => {
      const amount = fromPaise(position.pledged * position.lastPrice);
      return holdingLine(market, position, { amount, quantity: position.pledged });
    });

/** The lots of all holdings, with what each has paid and the entry that brought it. */
function lotLines(
  { clientId, ledger }: FigureContext,
  lineOf: (lot: OpenLot) => Omit<FigureLine, 'code' | 'source'>,
): FigureLine[] {
  const entries = ledger.lotEntries(clientId);
  return ledger.lots(clientId).map((lot) => {
    const instrument = toWireInstrument(lot.isin);
    const entry = entries.get(lot.id);
    return {
      code: 'lot',
      quantity: lot.quantity,
      cost: toWire(lot.cost),
      date: lot.boughtOn,
      isin: lot.isin,
      ...(instrument && { instrument }),
      ...(entry && { entry }),
      source: { kind: 'lot', id: String(lot.id) },
      ...lineOf(lot),
    };
  });
}

/** What was paid for what is held, lot by lot. */
export const investedLines: FigureLines = (context) =>
  lotLines(context, (lot) => ({
    amount: lot.cost,
    price: averagePrice([lot])?.toNumber() ?? 0,
    price_basis: 'cost',
  }));

/** What is not realised, lot by lot, at the last prices. */
function unrealisedLots(context: FigureContext): FigureLine[] {
  const { market, positions } = context;
  const byIsin = new Map(positions.map((position) => [position.isin, position]));
  return lotLines(context, (lot) => {
    const position = byIsin.get(lot.isin);
    if (!position) return { amount: fromPaise(0) };
    const amount = minus(fromPaise(lot.quantity * position.lastPrice), lot.cost);
    return { amount, ...priced(market, position) };
  });
}

/** What every ISIN has gained by price and not realised, at one end of a range. */
function unrealisedBy(holdings: ReadonlyArray<{ isin: string; value: Paise; cost: Paise }>) {
  return new Map(holdings.map(({ isin, value, cost }) => [isin, minus(value, cost)]));
}

/** The change of what is not realised over a range, holding by holding. */
function unrealisedChange(context: FigureContext): FigureLine[] {
  const { positions, heldAtStart, heldAtEnd } = context;
  const start = unrealisedBy(heldAtStart);
  const end = unrealisedBy(endsNow(context) ? positions : heldAtEnd);
  return [...new Set([...end.keys(), ...start.keys()])].map((isin) => {
    const instrument = toWireInstrument(isin);
    return {
      code: 'holding',
      amount: minus(end.get(isin) ?? fromPaise(0), start.get(isin) ?? fromPaise(0)),
      isin,
      ...(instrument && { instrument }),
      source: { kind: 'holding', id: isin },
    };
  });
}

export const priceHeldLines: FigureLines = (context) => {
  if (!context.span) return [];
  return isWhole(context) ? unrealisedLots(context) : unrealisedChange(context);
};

/** Days of a range, both ends among them. */
export function isInside({ span }: Pick<FigureContext, 'span'>, at: number): boolean {
  const day = istDay(at);
  return span !== null && day >= span.from && day <= span.to;
}
