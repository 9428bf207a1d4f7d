import type { Page } from '@playwright/test';
import { idOf, quoteOf, type ServedQuote } from './ServedFigures.ts';

interface QuoteRow {
  market: string;
  symbol: string;
}

function isRow(value: unknown): value is QuoteRow {
  return typeof value === 'object' && value !== null && 'market' in value && 'symbol' in value;
}

function rowsIn(frame: object): QuoteRow[] {
  const rows: unknown = 'quotes' in frame ? frame.quotes : 'ticks' in frame ? frame.ticks : [];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** What the server has told a page of each instrument, round by round; made before the page is opened. */
export class FrameLog {
  /** By instrument, then by the number of the round. */
  readonly #told = new Map<string, Map<number, ServedQuote>>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#take(payload.toString()));
    });
  }

  /** What the server said of an instrument in a round; undefined where it said nothing of it. */
  at(id: string, seq: number): ServedQuote | undefined {
    return this.#told.get(id)?.get(seq);
  }

  #take(payload: string): void {
    const frame: unknown = JSON.parse(payload);
    if (typeof frame !== 'object' || frame === null || !('seq' in frame)) return;
    const { seq } = frame;
    if (typeof seq !== 'number') return;
    for (const row of rowsIn(frame)) {
      const id = idOf(row);
      const rounds = this.#told.get(id) ?? new Map<number, ServedQuote>();
      // Of what is told twice in a round, as ticks and as a snapshot, the later one counts.
      rounds.set(seq, quoteOf(Object.fromEntries(Object.entries(row))));
      this.#told.set(id, rounds);
    }
  }
}
