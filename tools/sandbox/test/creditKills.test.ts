import { expect, it } from 'vitest';
import { openRemains, openSimulatedSandbox } from '../simulator/openSimulatedSandbox.ts';
import type { Database } from '../src/database/database.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { claimOf, createClaimClient } from './support/claimClient.ts';
import { createLoanClient, loanOf, type LoanClient } from './support/loanClient.ts';
import { reached } from './support/reached.ts';

type Simulated = Awaited<ReturnType<typeof openSimulatedSandbox>>;

const minuteMs = 60_000;
const laterMs = 40 * 24 * 3_600_000;

interface Subject {
  simulated: Simulated;
  client: LoanClient;
  /** Of the quote, the loan or the claim. */
  id: string;
}

interface Moment {
  /** What goes before; the id of what is acted on. */
  prepare: (given: Omit<Subject, 'id'>) => Promise<string>;
  /** What the process is killed in. */
  act: (subject: Subject) => Promise<unknown>;
  /** Where the loan or claim may be forty days later, if it is there. */
  ends: readonly string[];
}

async function signed({ client }: { client: LoanClient }, amount = 300_000): Promise<string> {
  const { id } = await client.quote(amount, ['ARAVBANK']);
  return loanOf(await client.sign(id, amount)).id;
}

async function running(given: Omit<Subject, 'id'>, amount?: number): Promise<string> {
  const id = await signed(given, amount);
  given.simulated.pass(6 * minuteMs);
  return id;
}

async function noticed(given: Omit<Subject, 'id'>): Promise<string> {
  const { limit } = await given.client.quote(100_000, ['ARAVBANK']);
  const id = await running(given, limit);
  await given.client.fall('ARAVBANK', 9, '2026-02-06T18:05:00+05:30');
  given.simulated.round();
  expect((await given.client.act('next')).status).toBe(200);
  return id;
}

const claims = ({ simulated }: { simulated: Simulated }) => createClaimClient(reached(simulated));

async function offered(given: Omit<Subject, 'id'>): Promise<string> {
  const client = await claims(given);
  const { id, reference } = claimOf(await client.claim({ happened_on: '2026-02-03' }));
  await client.decide(reference, 'offer', { amount: 620, text: 'The delay was ours.' });
  return id;
}

const moments: ReadonlyArray<readonly [string, Moment]> = [
  [
    'a loan is signed',
    {
      prepare: async ({ client }) => (await client.quote(300_000, ['ARAVBANK'])).id,
      act: ({ client, id }) => client.sign(id, 300_000),
      ends: ['RUNNING'],
    },
  ],
  [
    'a loan is paid out',
    {
      prepare: (given) => signed(given),
      act: async ({ simulated }) => simulated.pass(6 * minuteMs),
      ends: ['RUNNING'],
    },
  ],
  [
    'a loan is repaid',
    {
      prepare: (given) => running(given),
      act: async ({ client, id, simulated }) => {
        await client.repay(id, (await client.loan(id)).owed_today);
        simulated.pass(6 * minuteMs);
      },
      ends: ['RUNNING', 'REPAID'],
    },
  ],
  [
    'a loan is cancelled',
    {
      prepare: (given) => running(given),
      act: ({ client, id }) => client.cancel(id),
      ends: ['RUNNING', 'CANCELLED'],
    },
  ],
  [
    'more shares are pledged',
    {
      prepare: (given) => running(given),
      act: async ({ client, id }) => client.pledge(id, await client.holdings('AGNIPETRO')),
      ends: ['RUNNING'],
    },
  ],
  [
    'pledged shares are sold',
    { prepare: noticed, act: ({ client }) => client.act('next'), ends: ['RUNNING', 'REPAID'] },
  ],
  [
    'an instalment is taken',
    {
      prepare: (given) => running(given),
      act: ({ client }) => client.jumpTo('2026-03-09T12:00:00+05:30'),
      ends: ['RUNNING'],
    },
  ],
  [
    'an offer of a claim is accepted and paid',
    {
      prepare: offered,
      act: async (given) => {
        const client = await claims(given);
        await client.answer(given.id, true);
        await client.jumpTo('2026-02-10T12:00:00+05:30');
      },
      ends: ['OFFERED', 'REJECTED', 'PAID'],
    },
  ],
];

/** Of every loan and claim of the client. */
function statesIn(database: Database): string[] {
  const { query } = database;
  const own = query.selectFrom('client').select('id').where('mobile', '=', '9876543210');
  return [
    ...database.all(query.selectFrom('loan').select('state').where('client_id', '=', own)),
    ...database.all(query.selectFrom('claim').select('state').where('client_id', '=', own)),
  ].map(({ state }) => state);
}

/** Where of all the steps of a database a process is killed: some of them, and always the last one. */
const pickEvery = (count: number) => Math.max(1, Math.floor(count / 4));

it.each(moments)(
  'a process that is killed while %s leaves a ledger that is whole, and goes on [I6B-7-KILL]',
  { timeout: 120_000 },
  async (_name, { prepare, act, ends }) => {
    const simulated = await openSimulatedSandbox();
    const client = await createLoanClient(reached(simulated));
    const id = await prepare({ simulated, client });
    const left: Array<{ folder: string; now: number }> = [];
    let steps = 0;
    simulated.watch(() => {
      steps += 1;
      if (steps % 3 === 1) left.push({ folder: simulated.remains(), now: simulated.now() });
    });
    await act({ simulated, client, id });
    simulated.watch(null);
    left.push({ folder: simulated.remains(), now: simulated.now() });
    await simulated.dispose();

    const every = pickEvery(left.length);
    for (const remains of left.filter((_one, index) => (left.length - 1 - index) % every === 0)) {
      const revived = await openRemains(remains);
      expect(checkLedger(revived.database(), revived.now())).toEqual([]);
      const again = await createLoanClient(reached(revived));
      await again.jumpTo(new Date(revived.now() + laterMs).toISOString());
      revived.round();
      expect(checkLedger(revived.database(), revived.now())).toEqual([]);
      for (const state of statesIn(revived.database())) expect(ends).toContain(state);
      expect(revived.errors).toEqual([]);
      await revived.dispose();
    }
  },
);
