import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';
import {
  banks,
  conflictSchema,
  createWatchlistClient,
  idNumber,
  listSchema,
  type WatchlistClient,
} from './support/watchlistClient.ts';

let test: TestSandbox;
let lists: WatchlistClient;

async function clientOf(mobile: string): Promise<WatchlistClient> {
  const { access_token: token } = await signIn(test.sandbox, mobile);
  return createWatchlistClient(() => test.sandbox, token);
}

eachSandbox(async (made) => {
  test = made;
  lists = await clientOf('9876543210');
});

const id = idNumber(1);
const codesOf = (data: unknown) =>
  z.parse(conflictSchema, data).errors.map(({ field, code }) => `${field} ${code}`);
const names = async () => (await lists.all()).map(({ name }) => name);
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ market: 'NSE', symbol: `ROW${index}` }));

describe('watch lists', () => {
  it('are seeded, and one of them follows what is held [I4-5-SERVER]', async () => {
    const all = await lists.all();

    expect(all.map(({ kind, name, version }) => [kind, name, version])).toEqual([
      ['own', 'Favourites', 1],
      ['own', 'Banks', 1],
      ['holdings', 'My holdings', 0],
    ]);
    expect(all[1]?.instruments).toEqual([
      { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank', listed: true },
      { market: 'NSE', symbol: 'SATPBANK', name: 'Satpura Bank', listed: true },
    ]);
    const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', {
      token: (await signIn(test.sandbox, '9876543210')).access_token,
    });
    const held = z.parse(z.array(z.object({ instrument: z.object({ symbol: z.string() }) })), data);
    expect(all[2]?.instruments.map(({ symbol }) => symbol)).toEqual(
      held.map(({ instrument }) => instrument.symbol),
    );
    expect((await (await clientOf('9876543214')).all()).map(({ kind }) => kind)).toEqual(['holdings']);
  });

  it('are made, changed by the version that was seen, and removed, also across a restart [I4-5-SERVER]', async () => {
    const made = z.parse(listSchema, (await lists.save(id)).data);
    expect([made.id, made.version, made.name]).toEqual([id, 1, 'Lenders']);
    const sort = { column: 'change_percent', direction: 'descending' };
    const changed = await lists.save(id, { ...banks, name: '  Big   lenders ', version: 1, sort });
    expect(changed.data).toMatchObject({ version: 2, name: 'Big lenders', sort });
    await test.restart();

    expect(await names()).toEqual(['Favourites', 'Banks', 'Big lenders', 'My holdings']);
    expect((await lists.remove(id, 2)).status).toBe(200);
    expect(await names()).toEqual(['Favourites', 'Banks', 'My holdings']);
    expect((await lists.remove(id, 2)).status).toBe(404);
    expect((await lists.save(id, { ...banks, version: 2 })).status).toBe(404);
  });

  it('answer 409 with the list as it is to a version that is not the newest [I4-5-STALE]', async () => {
    await lists.save(id);
    const other = { ...banks, version: 1, name: 'Renamed elsewhere' };
    await lists.save(id, other);
    const stale = { errors: [{ field: 'version', code: 'stale', message: expect.any(String) }] };
    const current = { id, version: 2, name: 'Renamed elsewhere' };

    for (const reply of [
      await lists.save(id, { ...banks, version: 1 }),
      await lists.save(id, { ...banks, version: 0 }),
      await lists.remove(id, 1),
    ]) {
      expect(reply.status).toBe(409);
      expect(reply.data).toEqual({ ...stale, current: expect.objectContaining(current) });
    }
    expect(await names()).toContain('Renamed elsewhere');
  });

  it('keep and mark what is not listed [I4-5-UNLISTED]', async () => {
    const instruments = [
      { market: 'BSE', symbol: 'GONE' },
      { market: 'INDEX', symbol: 'NIFTY50' },
      { market: 'NSE', symbol: 'ARAVBANK' },
    ];
    await lists.save(id, { ...banks, instruments });
    const list = (await lists.all()).find((candidate) => candidate.id === id);

    expect(list?.instruments.map(({ symbol, name, listed }) => [symbol, name, listed])).toEqual([
      ['GONE', 'GONE', false],
      ['NIFTY50', 'NIFTY50', true],
      ['ARAVBANK', 'Aravalli Bank', true],
    ]);
  });

  it('have 5,000 rows at most, each instrument and column once, and a good id [I4-5-LIMITS] [DEM-12]', async () => {
    expect((await lists.save(id, { ...banks, instruments: rows(5_000) })).status).toBe(200);
    const [first] = banks.instruments;
    for (const [path, body] of [
      [idNumber(2), { ...banks, instruments: rows(5_001) }],
      [idNumber(2), { ...banks, instruments: [first, first] }],
      [idNumber(2), { ...banks, columns: ['volume', 'volume'] }],
      [idNumber(2), { ...banks, columns: ['moon'] }],
      [idNumber(2), { ...banks, sort: { column: 'moon', direction: 'ascending' } }],
      [idNumber(2), { ...banks, name: ' ' }],
      [idNumber(2), { ...banks, name: 'x'.repeat(61) }],
      [idNumber(2), { ...banks, version: -1 }],
      [idNumber(2), { ...banks, instruments: [{ market: 'NSE', symbol: 'lower' }] }],
      ['mine', banks],
    ] as const) {
      expect((await lists.save(path, body)).status).toBe(400);
    }
    expect((await lists.remove(id, 'x')).status).toBe(400);
    expect(await lists.all()).toHaveLength(4);
  });

  it('have names that no other list of the client has, and 40,000 rows altogether [I4-5-LIMITS]', async () => {
    const taken = await lists.save(id, { ...banks, name: ' banks' });
    expect([taken.status, codesOf(taken.data)]).toEqual([409, ['name taken']]);
    const statuses = [];
    for (let count = 1; count <= 9; count += 1) {
      const body = { ...banks, name: `List ${count}`, instruments: rows(4_998) };
      statuses.push((await lists.save(idNumber(count), body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 409]);
    const other = await clientOf('9876543214');
    expect((await other.save(id)).status).toBe(200);
  });

  it('let only the look of the holdings be changed, and never lose them [I4-5-HOLDINGS]', async () => {
    const before = (await lists.all()).at(-1)?.instruments;
    const reply = await lists.save('holdings', { ...banks, columns: ['volume'], instruments: [] });

    expect(reply.data).toMatchObject({
      kind: 'holdings',
      name: 'My holdings',
      version: 1,
      columns: ['volume'],
      instruments: before,
    });
    expect((await lists.remove('holdings', 1)).status).toBe(409);
    expect(await names()).toEqual(['Favourites', 'Banks', 'My holdings']);
  });

  it('are put into another order at once, all or none [I4-5-ORDER]', async () => {
    const [favourites, second, holdings] = await lists.all();
    const named = [holdings, second, favourites].map((list) => ({ id: list?.id, version: list?.version }));
    const moved = await lists.saveAll(named);

    expect(moved.status).toBe(200);
    const after = await lists.all();
    expect(after.map(({ name, version }) => [name, version])).toEqual([
      ['My holdings', 1],
      ['Banks', 1],
      ['Favourites', 2],
    ]);
    expect(after[2]?.instruments).toEqual(favourites?.instruments);
    // The same once more: two of the three are newer now.
    const stale = await lists.saveAll(named);
    expect([stale.status, codesOf(stale.data)]).toEqual([409, ['version stale']]);
    expect(z.parse(conflictSchema, stale.data).current).toEqual(after);
    // A list that was made elsewhere is not named.
    await lists.save(id);
    const versions = after.map(({ id: own, version }) => ({ id: own, version }));
    expect((await lists.saveAll(versions)).status).toBe(409);
    expect(await names()).toEqual(['My holdings', 'Banks', 'Favourites', 'Lenders']);
  });

  it('bring a removed list back to its place [I4-5-ORDER]', async () => {
    const [favourites, second, holdings] = await lists.all();
    await lists.remove(favourites?.id ?? '', 1);
    const others = [second, holdings].map((list) => ({ id: list?.id, version: list?.version }));
    const restored = { ...favourites, version: 0 };

    expect((await lists.saveAll([restored, ...others])).status).toBe(200);
    expect(await names()).toEqual(['Favourites', 'Banks', 'My holdings']);
    expect((await lists.saveAll([...others, ...others])).status).toBe(400);
    const all = (await lists.all()).map((list) => ({ id: list.id, version: list.version }));
    expect((await lists.saveAll([{ id, version: 0 }, ...all])).status).toBe(400);
  });
});
