import type { ApiClient } from '../fixtures/ApiClient.ts';

/** What the server says of an instrument: rupees, percentage points, units. */
export interface ServedQuote {
  last_price: number;
  change: number;
  change_percent: number;
  volume: number;
  high: number;
  low: number;
}

interface ServedHolding {
  value: number;
  pnl: number;
  day_change: number;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Error('The server answered another shape.');
  return Object.fromEntries(Object.entries(value));
}

function rowsOf(value: unknown): Fields[] {
  if (!Array.isArray(value)) throw new Error('The server answered no list.');
  return value.map(fieldsOf);
}

function numberOf(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number') throw new Error(`The answer holds no ${name}.`);
  return value;
}

/** As the cells have it. */
export function idOf({ market, symbol }: { market?: unknown; symbol?: unknown }): string {
  return [market, symbol].join(':');
}

/** Reads a quote, or the row of a frame that has these fields. */
export function quoteOf(fields: Fields): ServedQuote {
  const read = (name: keyof ServedQuote) => numberOf(fields, name);
  return {
    last_price: read('last_price'),
    change: read('change'),
    change_percent: read('change_percent'),
    volume: read('volume'),
    high: read('high'),
    low: read('low'),
  };
}

/** What the server says at this moment, read by another session than that of the pages. */
export class ServedFigures {
  readonly quotes = new Map<string, ServedQuote>();
  readonly holdings = new Map<string, ServedHolding>();
  /** Rupees of all that the client has. */
  readonly netWorth: number;

  private constructor(netWorth: number) {
    this.netWorth = netWorth;
  }

  /** @param ids - Of the instruments that are on some screen. */
  static async read(client: ApiClient, ids: ReadonlySet<string>): Promise<ServedFigures> {
    const asset = fieldsOf(await client.read('/stat/app/v1/asset'));
    const figures = new ServedFigures(numberOf(asset, 'total'));
    for (const row of rowsOf(await client.read('/stat/app/v1/holdings'))) {
      figures.holdings.set(idOf(fieldsOf(row['instrument'])), {
        value: numberOf(row, 'value'),
        pnl: numberOf(row, 'pnl'),
        day_change: numberOf(row, 'day_change'),
      });
    }
    const wanted = [...ids].map((id) => {
      const [market = '', symbol = ''] = id.split(':', 2);
      return { market, symbol };
    });
    for (let from = 0; from < wanted.length; from += 500) {
      const rows = rowsOf(await client.quotes(wanted.slice(from, from + 500)));
      for (const row of rows) figures.quotes.set(idOf(row), quoteOf(row));
    }
    return figures;
  }
}
