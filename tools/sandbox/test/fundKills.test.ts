import { expect, it } from 'vitest';
import {
  openRemains,
  openSimulatedSandbox,
  roundMs,
  type SimulatedSandbox,
} from '../simulator/openSimulatedSandbox.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { createFundClient, fundOf, type FundClient } from './support/fundClient.ts';

/** As the client's calls want a sandbox. */
const reached = (simulated: SimulatedSandbox) => ({
  get sandbox() {
    return simulated.sandbox();
  },
  pass(ms = roundMs) {
    simulated.pass(ms);
    simulated.round();
  },
});

interface Moment {
  /** What goes before. */
  prepare: (client: FundClient) => Promise<string>;
  /** What the process is killed in. */
  act: (client: FundClient, id: string) => Promise<unknown>;
  /** Whatever it is killed in, the running account is settled on its day, and not twice. */
  settled?: 'once';
}

const hourMs = 3_600_000;
const deposit = async (client: FundClient) => fundOf(await client.deposit()).id;
const monthly = async (client: FundClient) => {
  await client.choose('monthly');
  return '';
};
/** The day after the start is one of settlement. */
const settled = async (client: FundClient) => {
  await monthly(client);
  await client.wait(29.5 * hourMs);
  return '';
};
const withdrawal = async (client: FundClient) => fundOf(await client.withdraw()).id;

const moments: ReadonlyArray<readonly [string, Moment]> = [
  ['a deposit is asked for', { prepare: async () => '', act: deposit }],
  ['a deposit is credited', { prepare: deposit, act: (client, id) => client.pay(id, { reports: 2 }) }],
  [
    'a deposit is returned',
    { prepare: deposit, act: (client, id) => client.pay(id, { from: 'another_account' }) },
  ],
  ['a deposit is cancelled', { prepare: deposit, act: (client, id) => client.cancel('deposits', id) }],
  ['a deposit expires', { prepare: deposit, act: (client) => client.wait(hourMs) }],
  ['a withdrawal is asked for', { prepare: async () => '', act: withdrawal }],
  [
    'a withdrawal is cancelled',
    { prepare: withdrawal, act: (client, id) => client.cancel('withdrawals', id) },
  ],
  ['a withdrawal fails', { prepare: withdrawal, act: (client) => client.decideWithdrawal('failed') }],
  [
    'a running account is settled',
    { prepare: monthly, act: (client) => client.wait(30 * hourMs), settled: 'once' },
  ],
  [
    'a settlement is refused by the bank',
    { prepare: settled, act: (client) => client.decideSettlement('failed'), settled: 'once' },
  ],
  ['a withdrawal is sent and paid', { prepare: withdrawal, act: (client) => client.wait(8 * hourMs) }],
];

/** How many settlements went out since the start. */
const settlementsOf = (items: ReadonlyArray<{ kind: string; amount: number; time: string }>) =>
  items.filter(({ kind, amount, time }) => kind === 'settlement' && amount < 0 && time > '2026-02-05').length;

/** Where of all the steps of a database a process is killed: some of them, and always the last one. */
const pickEvery = (count: number) => Math.max(1, Math.floor(count / 4));

it.each(moments)(
  'a process that is killed while %s leaves a ledger that is whole, and goes on [I6A-6-KILL]',
  { timeout: 120_000 },
  async (_name, { prepare, act, settled: isSettled }) => {
    const simulated = await openSimulatedSandbox();
    const client = await createFundClient(reached(simulated));
    const id = await prepare(client);
    const left: Array<{ folder: string; now: number }> = [];
    let steps = 0;
    simulated.watch(() => {
      steps += 1;
      if (steps % 5 === 1) left.push({ folder: simulated.remains(), now: simulated.now() });
    });
    await act(client, id);
    simulated.watch(null);
    left.push({ folder: simulated.remains(), now: simulated.now() });
    await simulated.dispose();

    const every = pickEvery(left.length);
    for (const remains of left.filter((_one, index) => (left.length - 1 - index) % every === 0)) {
      const revived = await openRemains(remains);
      expect(checkLedger(revived.database(), revived.now())).toEqual([]);
      const again = await createFundClient(reached(revived));
      await again.wait(30 * hourMs);
      expect(checkLedger(revived.database(), revived.now())).toEqual([]);
      const [{ items }, asset] = [await again.records('limit=10000'), await again.asset()];
      expect(items[0]?.balance).toBe(asset.cash);
      if (isSettled === 'once') expect(settlementsOf(items)).toBe(1);
      expect(revived.errors).toEqual([]);
      await revived.dispose();
    }
  },
);
