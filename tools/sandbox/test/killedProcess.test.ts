import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTrader, type Wish } from '../simulator/createTrader.ts';
import type { Crash } from '../simulator/drawActions.ts';
import { openRemains, openSimulatedSandbox, simulationStart } from '../simulator/openSimulatedSandbox.ts';
import { differences, readState } from '../simulator/readState.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';

const folderOfTests = import.meta.dirname;
const key = '6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2';
const wish: Wish = {
  instrument: { market: 'NSE', symbol: 'ARAVBANK' },
  side: 'BUY',
  order_type: 'MARKET',
  validity: 'DAY',
  quantity: 40,
};
const account = { mobile: '9876543210', pin: '246810' };

type Point = Pick<Crash, 'at' | 'nth'> & { isThrough: boolean };
const points: readonly Point[] = [
  { at: 'begin', nth: 0, isThrough: false },
  { at: 'write', nth: 0, isThrough: false },
  { at: 'write', nth: 7, isThrough: false },
  { at: 'write', nth: 20, isThrough: false },
  { at: 'write', nth: 28, isThrough: false },
  { at: 'commit', nth: 0, isThrough: false },
  { at: 'committed', nth: 0, isThrough: true },
  { at: 'answer', nth: 0, isThrough: true },
];

/** A seeded folder that nobody uses. */
async function seededFolder(): Promise<string> {
  const simulated = await openSimulatedSandbox();
  const folder = simulated.remains();
  await simulated.dispose();
  return folder;
}

/** What a client has after the order, where nobody is killed. */
async function reference(): Promise<string[]> {
  const simulated = await openSimulatedSandbox();
  const placed = await createTrader(simulated, account).place(wish, key);
  expect(placed.status).toBe(200);
  const state = readState(simulated.database());
  await simulated.dispose();
  return state;
}

async function heard(child: ChildProcess): Promise<unknown> {
  const [message]: unknown[] = await once(child, 'message');
  return message;
}

/** A request by HTTP, at the address that the sandbox would be opened at. */
const exchangeAt = (port: number) => ({
  sandbox: () => ({
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.method === 'GET' ? {} : { body: await request.text() };
      const { method, headers } = request;
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, ...body });
    },
  }),
});

/** Sends the order to a process that kills itself at a point of it. */
async function sendToKilled(folder: string, { at, nth }: Point): Promise<void> {
  const program = join(folderOfTests, '../simulator/killedProcess.ts');
  const child = fork(program, [folder]);
  const ended = once(child, 'exit');
  try {
    await sendOrder(child, { at, nth });
    expect(await ended).toEqual([null, 'SIGKILL']);
  } finally {
    // One that has outlived its point would keep the tests from ending.
    child.kill('SIGKILL');
  }
}

async function sendOrder(child: ChildProcess, { at, nth }: Pick<Point, 'at' | 'nth'>): Promise<void> {
  const trader = createTrader(exchangeAt(Number(await heard(child))), account);
  const cookie = await trader.confirm();
  child.send({ at, nth });
  expect(await heard(child)).toBe('armed');
  await expect(trader.place(wish, key, cookie)).rejects.toThrow('fetch failed');
}

it.each(points)(
  'knows after a SIGKILL at $at $nth whether the order was placed: $isThrough [I5A-4-KILL]',
  { timeout: 60_000 },
  async (point) => {
    const folder = await seededFolder();
    await sendToKilled(folder, point);
    const revived = await openRemains({ folder, now: simulationStart });
    const trader = createTrader(revived, account);

    const { order, sealed } = await trader.ask(key);
    expect({ isThrough: order !== null, sealed }).toEqual({
      isThrough: point.isThrough,
      sealed: !point.isThrough,
    });
    const another = '0c0ab1e4-8f1b-4f8e-9a53-6f0d4c2ef6d2';
    if (!order) expect((await trader.place(wish, another)).status).toBe(200);
    const told = readState(revived.database(), new Map([[another, key]]));
    expect(differences(told, await reference())).toEqual([]);
    expect(checkLedger(revived.database(), revived.now())).toEqual([]);
    await revived.dispose();
  },
);
