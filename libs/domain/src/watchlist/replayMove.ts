import { instrumentIdOf, type InstrumentId, type InstrumentRef } from '../instrument/instrument.ts';

/** What a client arranges of a watch list. Rows may carry more than their names. */
export interface WatchlistContent {
  name: string;
  /** Each once, in the client's own order. */
  instruments: readonly InstrumentRef[];
  columns: readonly string[];
  /** Null for the client's own order. */
  sort: object | null;
}

/**
 * Where rows shall stand, by their neighbours and not by a number: so it means the same in a list that has changed
 * elsewhere. Null is an end of the list, and an end is what is meant, whatever is there now.
 */
export interface WatchlistPlace {
  after: InstrumentRef | null;
  before: InstrumentRef | null;
}

/** One thing that a client does to a list. Doing it twice is doing it once. */
export type WatchlistMove<List extends WatchlistContent> =
  /** Those that stand there already keep their places. */
  | { kind: 'add'; instruments: List['instruments']; place: WatchlistPlace }
  | { kind: 'remove'; instruments: readonly InstrumentRef[] }
  | { kind: 'place'; instruments: readonly InstrumentRef[]; place: WatchlistPlace }
  | { kind: 'rename'; name: string }
  | { kind: 'columns'; columns: List['columns'] }
  | { kind: 'sort'; sort: List['sort'] };

/** After the last row. */
export const atEnd: WatchlistPlace = { after: null, before: null };

const idsOf = (instruments: readonly InstrumentRef[]): ReadonlySet<InstrumentId> =>
  new Set(instruments.map(instrumentIdOf));

function indexOf(rows: readonly InstrumentRef[], instrument: InstrumentRef): number {
  return rows.findIndex(({ market, symbol }) => market === instrument.market && symbol === instrument.symbol);
}

/** The index that a place means in these rows; null when both neighbours are gone. */
function indexOfPlace(rows: readonly InstrumentRef[], { after, before }: WatchlistPlace): number | null {
  if (before === null) return rows.length;
  if (after === null) return 0;
  const next = indexOf(rows, before);
  if (next >= 0) return next;
  const previous = indexOf(rows, after);
  return previous >= 0 ? previous + 1 : null;
}

function add<Row extends InstrumentRef>(
  rows: readonly Row[],
  added: readonly Row[],
  place: WatchlistPlace,
): readonly Row[] {
  const known = idsOf(rows);
  const fresh = new Map(
    added.flatMap((row): Array<[InstrumentId, Row]> => {
      const id = instrumentIdOf(row);
      return known.has(id) ? [] : [[id, row]];
    }),
  );
  return fresh.size === 0
    ? rows
    : rows.toSpliced(indexOfPlace(rows, place) ?? rows.length, 0, ...fresh.values());
}

function placed<Row extends InstrumentRef>(
  rows: readonly Row[],
  moved: readonly InstrumentRef[],
  place: WatchlistPlace,
): readonly Row[] {
  const ids = idsOf(moved);
  const rest = rows.filter((row) => !ids.has(instrumentIdOf(row)));
  const index = indexOfPlace(rest, place);
  if (index === null || rest.length === rows.length) return rows;
  // In the order in which they were moved.
  const byId = new Map(rows.map((row) => [instrumentIdOf(row), row]));
  const block = [...ids].flatMap((id) => byId.get(id) ?? []);
  return rest.toSpliced(index, 0, ...block);
}

function movedRows<List extends WatchlistContent>(
  rows: List['instruments'],
  move: WatchlistMove<List>,
): List['instruments'] {
  switch (move.kind) {
    case 'add':
      return add(rows, move.instruments, move.place);
    case 'place':
      return placed(rows, move.instruments, move.place);
    case 'remove': {
      const ids = idsOf(move.instruments);
      return rows.filter((row) => !ids.has(instrumentIdOf(row)));
    }
    default:
      return rows;
  }
}

/**
 * Does a move on a list: on the one that the client sees, and again on the one that came back because another tab was
 * faster. What it names and is gone meanwhile is passed over; nobody else's rows are lost.
 */
export function replayMove<List extends WatchlistContent>(list: List, move: WatchlistMove<List>): List {
  switch (move.kind) {
    case 'rename':
      return { ...list, name: move.name };
    case 'columns':
      return { ...list, columns: move.columns };
    case 'sort':
      return { ...list, sort: move.sort };
    default:
      return { ...list, instruments: movedRows(list.instruments, move) };
  }
}
