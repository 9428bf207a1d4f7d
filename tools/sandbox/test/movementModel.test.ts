import { fromPaise, istDay } from '@wealth/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountOf } from '../src/ledger/accountCodes.ts';
import type { FamilyName } from '../src/ledger/accountFamilies.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { createJournal } from '../src/ledger/createJournal.ts';
import { kindOf, type NewLegs } from '../src/ledger/createMovements.ts';
import type { Movement } from '../src/ledger/createMovementTable.ts';
import { movementKinds, type MovementKindName, type MovementState } from '../src/ledger/movementKinds.ts';
import { createTestLedger, isin, type TestLedger } from './support/testLedger.ts';

/** What a client has, kept the simplest way: amounts that change. */
interface Model {
  cash: number;
  blocked: number;
  bankHeld: number;
  loan: number;
  interest: number;
  settled: number;
  pledged: number;
  /** By day. */
  added: Map<string, number>;
}

type Effect = (model: Model, amount: number) => void;

/** What becomes of it, by kind and state; what is not named changes nothing. */
const effects: Readonly<Record<string, Effect>> = {
  'deposit CREDITED': (model, amount) => (model.cash += amount),
  'withdrawal REQUESTED': (model, amount) => (model.blocked += amount),
  'withdrawal CANCELLED': (model, amount) => (model.blocked -= amount),
  'withdrawal SENT': (model, amount) => {
    model.blocked -= amount;
    model.cash -= amount;
  },
  'withdrawal FAILED': (model, amount) => (model.cash += amount),
  'fee CHARGED': (model, amount) => (model.cash -= amount),
  'refund PAID': (model, amount) => (model.cash += amount),
  'application BLOCKED': (model, amount) => (model.bankHeld += amount),
  'application UNBLOCKED': (model, amount) => (model.bankHeld -= amount),
  'loan DRAWN': (model, amount) => (model.loan += amount),
  'repayment PAID': (model, amount) => (model.loan -= amount),
  'interest DUE': (model, amount) => (model.interest += amount),
  'interest PAID': (model, amount) => (model.interest -= amount),
  'pledge PLEDGED': (model, amount) => {
    model.settled -= amount;
    model.pledged += amount;
  },
  'pledge RELEASED': (model, amount) => {
    model.settled += amount;
    model.pledged -= amount;
  },
};

/** How much there is for it, where that has a limit. */
const limits: Readonly<Record<string, (model: Model, today: string) => number>> = {
  'withdrawal REQUESTED': ({ cash, blocked, added }, today) =>
    Math.max(0, cash - blocked - (added.get(today) ?? 0)),
  'fee CHARGED': ({ cash, blocked }) => cash - blocked,
  'repayment PAID': ({ loan }) => loan,
  'interest PAID': ({ interest }) => interest,
  'pledge PLEDGED': ({ settled }) => settled,
  'pledge RELEASED': ({ pledged }) => pledged,
};

const moneyKinds = ['deposit', 'withdrawal', 'fee', 'refund', 'application'] as const;
const owedKinds = ['loan', 'repayment', 'interest'] as const;

const step = fc.oneof(
  fc.record({
    what: fc.constant('begin'),
    kind: fc.constantFrom(...moneyKinds, ...owedKinds, 'pledge' as const),
    amount: fc.integer({ min: 1, max: 60_000 }),
  }),
  fc.record({ what: fc.constant('advance'), which: fc.nat(50), state: fc.nat(5) }),
  fc.record({ what: fc.constant('wait'), hours: fc.integer({ min: 1, max: 40 }) }),
);

interface World {
  test: TestLedger;
  model: Model;
  movements: Movement[];
}

function legsOf(kind: MovementKindName, amount: number): NewLegs<MovementKindName> {
  if (kind === 'pledge') return { units: { amount, isin } };
  const isOwed = owedKinds.some((owed) => owed === kind);
  return isOwed ? { money: { amount }, owed: { amount } } : { money: { amount } };
}

function isState(name: string): name is MovementState {
  return Object.values(movementKinds).some(({ next }) => Object.hasOwn(next, name));
}

const amountOf = ({ legs: [first] }: Pick<Movement, 'legs'>) => first?.amount ?? 0;

/** Writes into the model what a state brings. @returns How much is missing for it. */
function live(
  { model, test }: World,
  { kind, state }: Pick<Movement, 'kind' | 'state'>,
  amount: number,
): number {
  const today = istDay(test.clock.now());
  const missing = Math.max(0, amount - (limits[`${kind} ${state}`]?.(model, today) ?? Infinity));
  if (missing > 0) return missing;
  effects[`${kind} ${state}`]?.(model, amount);
  if (kind === 'deposit' && state === 'CREDITED') {
    model.added.set(today, (model.added.get(today) ?? 0) + amount);
  }
  return 0;
}

function begin(world: World, kind: MovementKindName, wanted: number): void {
  const amount = kind === 'pledge' ? (wanted % 12) + 1 : wanted;
  const { clientId, clock, ledger } = world.test;
  const [state = ''] = Object.keys(kindOf(kind).next);
  const { movement, shortage } = ledger.begin({
    clientId,
    kind,
    legs: legsOf(kind, amount),
    at: clock.now(),
  });
  expect(shortage?.missing ?? 0).toBe(live(world, { kind, state }, amount));
  if (movement) world.movements.push(movement);
}

function advance(world: World, which: number, chosen: number): void {
  const { movements, test } = world;
  const index = which % Math.max(1, movements.length);
  const before = movements[index];
  if (!before) return;
  const next = kindOf(before.kind).next[before.state] ?? [];
  const state = next[chosen % Math.max(1, next.length)];
  if (state === undefined || !isState(state)) return;
  const { movement, shortage } = test.ledger.advance(before, state, { at: test.clock.now() });
  expect(shortage?.missing ?? 0).toBe(live(world, { kind: before.kind, state }, amountOf(before)));
  if (movement) movements[index] = movement;
}

function expectEqual({ model, test }: World): void {
  const { clientId, clock, database, ledger } = test;
  const posted = (family: FamilyName) =>
    createJournal(database).balance(accountOf(family, { clientId, isin })).posted;
  const { cash, blocked, withdrawable } = ledger.money(clientId);
  const { settled, pledged } = test.units() ?? { settled: 0, pledged: 0 };
  const found = { bankHeld: posted('bankHeld'), loan: posted('loan'), interest: posted('interest') };
  const { added, ...expected } = model;
  expect({ cash, blocked, settled, pledged, ...found }).toEqual(expected);
  const today = added.get(istDay(clock.now())) ?? 0;
  expect(withdrawable).toBe(Math.max(0, model.cash - model.blocked - today));
}

it('equals a naive count of the same after any movements in any states and days, and is whole [I4C-3-MODEL]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const test = createTestLedger();
      test.ledger.deposit({ clientId: test.clientId, amount: fromPaise(100_000), at: test.clock.now() });
      test.own(10);
      const amounts = {
        cash: 99_000,
        blocked: 0,
        bankHeld: 0,
        loan: 0,
        interest: 0,
        settled: 10,
        pledged: 0,
      };
      const world: World = { test, model: { ...amounts, added: new Map() }, movements: [] };
      for (const one of steps) {
        if ('kind' in one) begin(world, one.kind, one.amount);
        else if ('hours' in one) test.clock.advance(one.hours * 3_600_000);
        else advance(world, one.which, one.state);
        expectEqual(world);
      }
      expect(checkLedger(test.database, test.clock.now())).toEqual([]);
      test.database.close();
    }),
    { numRuns: 40 },
  );
});
