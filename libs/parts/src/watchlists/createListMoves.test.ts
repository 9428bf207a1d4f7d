import {
  atEnd,
  instrumentIdOf,
  placeAt,
  replayMove,
  type WatchlistContent,
  type WatchlistMove,
} from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createListMoves, type SentList } from './createListMoves.ts';

interface List extends WatchlistContent {
  version: number;
}

type Move = WatchlistMove<List>;

const ref = (symbol: string) => ({ market: 'NSE', symbol }) as const;
const refs = (symbols: string) => symbols.split('').map(ref);
const shown = ({ instruments }: WatchlistContent) => instruments.map(({ symbol }) => symbol).join('');
const first: List = { name: 'List', version: 1, instruments: refs('ABCDEF'), columns: [], sort: null };

/** A server that keeps versions: a change made from another version than the newest changes nothing. */
function createServer(start: List) {
  let list = start;
  return {
    list: () => list,
    put(sent: List): SentList<List> {
      if (sent.version !== list.version) return { kind: 'stale', list };
      list = { ...sent, version: list.version + 1 };
      return { kind: 'saved', list };
    },
  };
}

type Server = ReturnType<typeof createServer>;

/** A tab with a copy of its own. @param travel - How long a request is on its way, there and back. */
function createTab(server: Server, travel: () => Promise<unknown> = async () => null) {
  let copy = server.list();
  const onLost = vi.fn();
  const moves = createListMoves<List>({
    read: () => copy,
    write: (list) => (copy = list),
    async send(list) {
      await travel();
      const sent = server.put(list);
      await travel();
      return sent;
    },
    onLost,
  });
  return { moves, onLost, seen: () => moves.shownOf(copy) };
}

const settled = (tab: ReturnType<typeof createTab>) =>
  vi.waitFor(() => expect(tab.moves.pending()).toEqual([]));

describe('the moves of a list [I4-5-TABS]', () => {
  it('are seen at once and sent one after the other, several in one request', async () => {
    const server = createServer(first);
    const put = vi.spyOn(server, 'put');
    const tab = createTab(server);
    tab.moves.push({ kind: 'remove', instruments: refs('A') });
    tab.moves.push({ kind: 'remove', instruments: refs('B') });
    tab.moves.push({ kind: 'rename', name: 'Other' });

    expect(shown(tab.seen())).toBe('CDEF');
    await settled(tab);
    expect([shown(server.list()), server.list().name, put.mock.calls.length]).toEqual(['CDEF', 'Other', 2]);
  });

  it('are done again on the list that another tab has changed', async () => {
    const server = createServer(first);
    const [one, other] = [createTab(server), createTab(server)];
    one.moves.push({ kind: 'place', instruments: [ref('F')], place: placeAt(refs('ABCDE'), 0) });
    other.moves.push({ kind: 'remove', instruments: refs('C') });
    other.moves.push({ kind: 'add', instruments: refs('X'), place: atEnd });
    await settled(one);
    await settled(other);

    expect(shown(server.list())).toBe('FABDEX');
  });

  it('are given up, and said so, when the list is gone, never takes them, or nobody knows', async () => {
    const never = { ...createServer(first), put: (): SentList<List> => ({ kind: 'stale', list: first }) };
    const gone = { ...createServer(first), put: (): SentList<List> => ({ kind: 'gone' }) };
    const tabs = [
      createTab(never),
      createTab(gone),
      createTab(createServer(first), () => Promise.reject(new Error('the line is cut'))),
    ];
    for (const tab of tabs) {
      tab.moves.push({ kind: 'rename', name: 'Other' });
      await settled(tab);
      expect(tab.seen()).toEqual(first);
    }
    expect(tabs.map(({ onLost }) => onLost.mock.calls)).toEqual([[['failed']], [['gone']], [['failed']]]);
  });

  const letters = 'ABCDEFGHIJ'.split('');
  const some = fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 3 });
  const toRefs = (symbols: string[]) => symbols.map(ref);
  const move: fc.Arbitrary<(seen: List) => Move> = fc.oneof(
    some.map((symbols) => () => ({ kind: 'add' as const, instruments: toRefs(symbols), place: atEnd })),
    some.map((symbols) => () => ({ kind: 'remove' as const, instruments: toRefs(symbols) })),
    fc.tuple(fc.constantFrom(...letters), fc.nat(10)).map(([symbol, index]) => (seen: List) => {
      const others = seen.instruments.filter((row) => row.symbol !== symbol);
      const place = placeAt(others, Math.min(index, others.length));
      return { kind: 'place' as const, instruments: [ref(symbol)], place };
    }),
    fc.string({ minLength: 1, maxLength: 5 }).map((name) => () => ({ kind: 'rename' as const, name })),
  );

  it('of two tabs are all done, however their requests cross', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.record({ tab: fc.nat(1), move }), { minLength: 1, maxLength: 10 }),
        async (scheduler, steps) => {
          const server = createServer(first);
          const travel = () => scheduler.schedule(Promise.resolve());
          const tabs = [createTab(server, travel), createTab(server, travel)];
          const done: Move[] = [];
          scheduler.scheduleSequence(
            steps.map((step) => async () => {
              const tab = tabs[step.tab];
              if (!tab) return;
              const made = step.move(tab.seen());
              done.push(made);
              tab.moves.push(made);
            }),
          );
          await scheduler.waitIdle();

          for (const tab of tabs) expect([tab.moves.pending(), tab.onLost.mock.calls]).toEqual([[], []]);
          const named = (kind: 'add' | 'remove') =>
            new Set(done.flatMap((one) => (one.kind === kind ? one.instruments.map(instrumentIdOf) : [])));
          const [added, removed] = [named('add'), named('remove')];
          const ids = server.list().instruments.map(instrumentIdOf);
          const before = first.instruments.map(instrumentIdOf);
          expect(new Set(ids).size).toBe(ids.length);
          // Nobody has taken it out: it is there. Nobody has put it in again: it is not.
          for (const id of [...before, ...added]) if (!removed.has(id)) expect(ids).toContain(id);
          for (const id of removed) if (!added.has(id)) expect(ids).not.toContain(id);
          const names = done.flatMap((one) => (one.kind === 'rename' ? [one.name] : []));
          expect(names.length > 0 ? names : [first.name]).toContain(server.list().name);
          // A move that nothing contradicts stands as it was meant: the last one of all.
          const last = done.at(-1);
          if (last && done.length === 1)
            expect(server.list()).toMatchObject({ ...replayMove(first, last), version: 2 });
        },
      ),
    );
  });
});
