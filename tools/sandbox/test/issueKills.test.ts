import { expect, it } from 'vitest';
import { openRemains, openSimulatedSandbox } from '../simulator/openSimulatedSandbox.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { applicationOf, createIssueClient, type IssueClient } from './support/issueClient.ts';
import { reached } from './support/reached.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;
const isoAt = (instant: string, ms = 0) => new Date(Date.parse(instant) + ms).toISOString();

interface Subject {
  list: 'ipo' | 'fo';
  id: string;
  quantity: number;
  listsAt: string;
}

/** The first issue of a list that opens from now on, on its first day. */
async function opened(client: IssueClient, list: 'ipo' | 'fo'): Promise<Subject> {
  const issues = await client.issues(list, '?status=upcoming');
  const found = issues.find(({ board, kind }) => board === 'mainboard' && (list === 'ipo' || kind === 'ofs'));
  if (!found) throw new RangeError(`nothing of ${list} comes`);
  await client.jumpTo(isoAt(found.opens_at, hourMs));
  const { lot_size: lot, lists_at: listsAt } = await client.issue(list, found.id);
  return { list, id: found.id, quantity: list === 'ipo' ? (lot ?? 0) : 5, listsAt: listsAt ?? '' };
}

const apply = async (client: IssueClient, { list, id, quantity }: Subject) =>
  applicationOf(await client.apply(list, id, { bids: [{ quantity, price: null }] })).id;

async function approved(client: IssueClient, subject: Subject): Promise<string> {
  const id = await apply(client, subject);
  await client.decide(id, 'approve');
  return id;
}

interface Moment {
  list: 'ipo' | 'fo';
  /** What goes before; the id of an application, where there is one. */
  prepare: (client: IssueClient, subject: Subject) => Promise<string>;
  /** What the process is killed in. */
  act: (client: IssueClient, of: { id: string; subject: Subject }) => Promise<unknown>;
  /** Where it may have ended a day after its listing. */
  ends: readonly string[];
}

const none = () => Promise.resolve('');
const untilListed = (client: IssueClient, { subject }: { subject: Subject }) =>
  client.jumpTo(isoAt(subject.listsAt, hourMs));

const moments: ReadonlyArray<readonly [string, Moment]> = [
  [
    'an IPO is applied for',
    { list: 'ipo', prepare: none, act: (client, { subject }) => apply(client, subject), ends: ['EXPIRED'] },
  ],
  [
    'a mandate is approved',
    {
      list: 'ipo',
      prepare: apply,
      act: (client, { id }) => client.decide(id, 'approve'),
      ends: ['EXPIRED', 'LISTED', 'UNBLOCKED'],
    },
  ],
  [
    'an application is withdrawn',
    {
      list: 'ipo',
      prepare: approved,
      act: (client, { id }) => client.withdraw(id),
      ends: ['LISTED', 'UNBLOCKED'],
    },
  ],
  [
    'an issue is allotted, debited and listed',
    { list: 'ipo', prepare: approved, act: untilListed, ends: ['LISTED', 'UNBLOCKED'] },
  ],
  [
    'an issue is withdrawn by its company',
    {
      list: 'ipo',
      prepare: approved,
      act: (client, { subject }) => client.control('issue', { id: subject.id, action: 'withdraw' }),
      ends: ['LISTED', 'UNBLOCKED'],
    },
  ],
  [
    'a bid in an offer for sale is placed',
    {
      list: 'fo',
      prepare: none,
      act: (client, { subject }) => apply(client, subject),
      ends: ['SETTLED', 'NOT_ALLOTTED'],
    },
  ],
  [
    'an offer for sale is allotted and settled',
    { list: 'fo', prepare: apply, act: untilListed, ends: ['SETTLED', 'NOT_ALLOTTED'] },
  ],
];

/** Where of all the steps of a database a process is killed: some of them, and always the last one. */
const pickEvery = (count: number) => Math.max(1, Math.floor(count / 3));

it.each(moments)(
  'a process that is killed while %s leaves a ledger that is whole, and goes on [I5C-6-KILL]',
  { timeout: 120_000 },
  async (_name, { list, prepare, act, ends }) => {
    const simulated = await openSimulatedSandbox();
    const client = await createIssueClient(reached(simulated));
    const subject = await opened(client, list);
    const id = await prepare(client, subject);
    const left: Array<{ folder: string; now: number }> = [];
    let steps = 0;
    simulated.watch(() => {
      steps += 1;
      if (steps % 5 === 1) left.push({ folder: simulated.remains(), now: simulated.now() });
    });
    await act(client, { id, subject });
    simulated.watch(null);
    left.push({ folder: simulated.remains(), now: simulated.now() });
    await simulated.dispose();

    const every = pickEvery(left.length);
    for (const remains of left.filter((_one, index) => (left.length - 1 - index) % every === 0)) {
      const revived = await openRemains(remains);
      expect(checkLedger(revived.database(), revived.now())).toEqual([]);
      const again = await createIssueClient(reached(revived));
      await again.jumpTo(isoAt(subject.listsAt, dayMs));
      expect(checkLedger(revived.database(), Date.parse(subject.listsAt) + dayMs)).toEqual([]);
      const { items } = await again.page();
      expect(items.length).toBeLessThanOrEqual(1);
      for (const { state, money } of items) {
        expect(ends).toContain(state);
        expect(money.blocked).toBe(0);
      }
      expect(revived.errors).toEqual([]);
      await revived.dispose();
    }
  },
);
