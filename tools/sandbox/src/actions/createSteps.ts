import { fromPaise, istDay } from '@wealth/domain';
import { namedAccount } from '../bank/bankAccounts.ts';
import type { Notice } from '../clients/noticeTexts.ts';
import { isinsOf } from '../engine/index.ts';
import type { Movement } from '../ledger/createMovementTable.ts';
import { moved } from '../ledger/createMovements.ts';
import type { ActionContext, Telling } from './actionContext.ts';
import type { ActionFacts, ActionStep } from './actionFacts.ts';
import {
  dividendMissingNotice,
  dividendPaidNotice,
  fractionPaidNotice,
  rightsLapsedNotice,
  tradableNotice,
} from './actionNotices.ts';
import type { StoredAction } from './actionTable.ts';

/** What a step has changed, and what the client is told of it. */
interface Stepped {
  facts?: Partial<ActionFacts>;
  notice?: Notice | undefined;
}

export interface ActionSteps {
  /** Does the next step of an action. */
  next(action: StoredAction, telling: Telling): StoredAction;
  /** The registrar pays a dividend at an instant, whenever it was due. */
  payDividend(action: StoredAction, at: number, telling: Telling): StoredAction;
  /** The registrar will not pay it when it is due. */
  withhold(action: StoredAction): StoredAction;
}

const isAfterPayment = ({ code }: ActionStep) => code === 'paid' || code === 'missing';

type StepWork = (action: StoredAction, at: number, telling: Telling) => Stepped;

/** Makes what each step does. */
function createStepWork({ banks, ledger }: ActionContext) {
  /** The movement of an action. */
  function movementOf<Kind extends Movement['kind']>(action: StoredAction, kind: Kind): Movement<Kind> {
    const [found] = ledger.movements(action.client_id, { kinds: [kind], reference: action.id, limit: 1 });
    if (!found) throw new RangeError(`${action.id} has no ${kind}`);
    return { ...found, kind };
  }

  function payAccount(clientId: string) {
    // The primary one comes first.
    const [account] = banks.list(clientId).filter(({ status }) => status === 'verified');
    return account ? namedAccount(account) : null;
  }

  function received(action: StoredAction, at: number, account: ReturnType<typeof payAccount>): Stepped {
    const { dividend } = action.facts;
    if (!dividend) throw new RangeError(`${action.id} is no dividend`);
    const paid = ledger.receiveDividend(movementOf(action, 'dividend'), at, isinsOf(action.isin));
    const { deducted } = paid;
    return {
      facts: { dividend: { ...dividend, paidOn: istDay(at), deducted, account } },
      notice: dividendPaidNotice(action, paid),
    };
  }

  function endTransit(action: StoredAction, kind: 'bonus' | 'demerger', at: number): Stepped {
    ledger.endTransit(movementOf(action, kind), at, action.facts.ratio ?? { before: 1, after: 1 });
    return { notice: tradableNotice(action) };
  }

  function payFraction(action: StoredAction, at: number): Stepped {
    const { fraction } = action.facts;
    if (!fraction) return {};
    moved(ledger.advance(movementOf(action, 'fraction'), 'PAID', { at }));
    return {
      facts: { fraction: { ...fraction, paidOn: istDay(at) } },
      notice: fractionPaidNotice(action, fromPaise(fraction.amount)),
    };
  }

  function pay(action: StoredAction, at: number, telling: Telling): Stepped {
    const account = payAccount(action.client_id);
    const isPaid = action.facts.dividend?.isWithheld === false && (account !== null || telling === 'past');
    return isPaid ? received(action, at, account) : {};
  }

  function miss(action: StoredAction, at: number): Stepped {
    const movement = movementOf(action, 'dividend');
    moved(ledger.advance(movement, 'MISSING', { at }));
    return { notice: dividendMissingNotice(action, fromPaise(movement.legs[0]?.amount ?? 0)) };
  }

  const works: Readonly<Partial<Record<ActionStep['code'], StepWork>>> = {
    tradable: (action, at) => endTransit(action, 'bonus', at),
    listed: (action, at) => endTransit(action, 'demerger', at),
    fraction_paid: payFraction,
    paid: pay,
    missing: miss,
    window_closed: (action) =>
      action.facts.rights?.quantity === 0 ? {} : { notice: rightsLapsedNotice(action) },
  };

  return {
    /** The registrar pays now, to where dividends go. */
    receive: (action: StoredAction, at: number) => received(action, at, payAccount(action.client_id)),
    of: (code: ActionStep['code']): StepWork => works[code] ?? (() => ({})),
  };
}

/** Makes what is due of actions after their ex-dates. */
export function createSteps(context: ActionContext): ActionSteps {
  const { database, events, notices, table } = context;
  const work = createStepWork(context);

  function write(
    action: StoredAction,
    { facts = {}, notice }: Stepped,
    { steps, telling }: { steps: readonly ActionStep[]; telling: Telling },
  ): StoredAction {
    const written = table.put(action, { ...action.facts, ...facts, steps: [...steps] });
    if (telling === 'past') return written;
    if (notice) notices.add(action.client_id, notice);
    database.afterCommit(() => events.publish(action.client_id, { kind: 'asset' }));
    return written;
  }

  /** Once it is paid, nothing is missing. */
  const paidSteps = (steps: readonly ActionStep[], at: number): ActionStep[] => [
    ...steps.filter((one) => !isAfterPayment(one) || (one.code === 'missing' && one.isDone)),
    { code: 'paid', at, isDone: true },
  ];

  return {
    next: (action, telling) =>
      database.transaction(() => {
        const { steps } = action.facts;
        const due = steps
          .filter(({ isDone }) => !isDone)
          .toSorted((one, other) => one.at - other.at)
          .at(0);
        if (!due) return action;
        const stepped = work.of(due.code)(action, due.at, telling);
        const done = steps.map((one) => (one === due ? { ...one, isDone: true } : one));
        const isPaid = due.code === 'paid' && stepped.facts !== undefined;
        return write(action, stepped, { steps: isPaid ? paidSteps(steps, due.at) : done, telling });
      }),
    payDividend: (action, at, telling) =>
      database.transaction(() => {
        const stepped = work.receive(action, at);
        return write(action, stepped, { steps: paidSteps(action.facts.steps, at), telling });
      }),
    withhold(action) {
      const { dividend } = action.facts;
      if (!dividend) throw new RangeError(`${action.id} is no dividend`);
      return table.put(action, { ...action.facts, dividend: { ...dividend, isWithheld: true } });
    },
  };
}
