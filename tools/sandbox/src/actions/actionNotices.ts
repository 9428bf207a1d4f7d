import { fromPaise, toWire, type Paise } from '@wealth/domain';
import type { Notice } from '../clients/noticeTexts.ts';
import type { ActionFacts } from './actionFacts.ts';
import type { StoredAction } from './actionTable.ts';

const count = new Intl.NumberFormat('en-IN');
const amount = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (paise: Paise) => `₹${amount.format(toWire(paise))}`;

type Named = Pick<StoredAction, 'id' | 'kind' | 'symbol' | 'market' | 'facts'>;

/** The action leads to its own page. */
const shareOf = ({ id, symbol, market }: Named) => ({ action_id: id, symbol, market });

const unitsAfter = ({ after }: ActionFacts) =>
  after.reduce((sum, { quantity }, at) => (at === 0 ? quantity : sum), 0);

function exchangedNotice(action: Named): Notice {
  const { kind, symbol, facts } = action;
  const [quantity, now] = [count.format(facts.entitled), count.format(unitsAfter(facts))];
  return {
    code: 'shares_exchanged',
    category: 'account',
    title: `${symbol}: ${quantity} shares are ${now} now`,
    body: `${kind === 'split' ? 'A split' : 'A merger'} has made them. What you paid and when you bought stays as it was.`,
    params: { ...shareOf(action), kind, quantity, quantity_now: now },
  };
}

function givenNotice(action: Named): Notice {
  const { kind, facts } = action;
  const share = facts.after[1]?.share ?? shareOf(action);
  const date = facts.tradableFrom ?? facts.recordDate;
  const quantity = count.format(facts.given);
  return {
    code: 'shares_given',
    category: 'account',
    title: `${share.symbol}: ${quantity} new shares`,
    body: `${kind === 'bonus' ? 'A bonus' : 'A demerger'} has given them. They are on their way and can be sold from ${date}.`,
    params: { ...shareOf(action), symbol: share.symbol, kind, quantity, date },
  };
}

function rightsNotice(action: Named): Notice {
  const { facts, symbol } = action;
  const quantity = count.format(facts.rights?.quantity ?? 0);
  const price = money(facts.perShare ?? fromPaise(0));
  const date = facts.rights?.closesOn ?? facts.recordDate;
  return {
    code: 'rights_offered',
    category: 'account',
    title: `${symbol}: rights for ${quantity} shares`,
    body: `They cost ${price} each, and lapse after ${date}.`,
    params: { ...shareOf(action), quantity, price, date },
  };
}

const noticesByKind: Readonly<Record<Named['kind'], (action: Named) => Notice | null>> = {
  split: exchangedNotice,
  merger: exchangedNotice,
  // Less than a share each is told once it is paid for.
  bonus: (action) => (action.facts.given === 0 ? null : givenNotice(action)),
  demerger: (action) => (action.facts.given === 0 ? null : givenNotice(action)),
  rights: rightsNotice,
  dividend: () => null,
};

/** What the client is told when the ex-date of an action begins; null where there is nothing to tell. */
export const actionNotice = (action: Named): Notice | null => noticesByKind[action.kind](action);

/** New shares can be sold. */
export function tradableNotice(action: Named): Notice {
  const share = action.facts.after[1]?.share ?? shareOf(action);
  const quantity = count.format(action.facts.given);
  return {
    code: 'shares_tradable',
    category: 'account',
    title: `${share.symbol}: ${quantity} new shares can be sold`,
    body: 'They are in your demat account.',
    params: { ...shareOf(action), symbol: share.symbol, quantity },
  };
}

interface PaidAmounts {
  gross: Paise;
  deducted: Paise;
  net: Paise;
}

/** A dividend has come to the bank. */
export function dividendPaidNotice(action: Named, { gross, deducted, net }: PaidAmounts): Notice {
  return {
    code: 'dividend_paid',
    category: 'money',
    title: `${action.symbol}: dividend of ${money(gross)}`,
    body: `${money(net)} was paid to your bank account, after ${money(deducted)} tax deducted.`,
    params: { ...shareOf(action), gross: money(gross), tax: money(deducted), amount: money(net) },
  };
}

/** A dividend has not come. */
export function dividendMissingNotice(action: Named, gross: Paise): Notice {
  return {
    code: 'dividend_missing',
    category: 'money',
    title: `${action.symbol}: dividend not received`,
    body: `${money(gross)} has not come in 45 days. There is a text for the registrar among your dividends.`,
    params: { ...shareOf(action), amount: money(gross) },
  };
}

/** A company has paid for a fraction. */
export function fractionPaidNotice(action: Named, paid: Paise): Notice {
  return {
    code: 'fraction_paid',
    category: 'money',
    title: `${action.symbol}: ${money(paid)} for a part of a share`,
    body: 'The company has sold what was left over of a whole share, and paid it to your bank account.',
    params: { ...shareOf(action), amount: money(paid) },
  };
}

/** Rights were not applied for. */
export function rightsLapsedNotice(action: Named): Notice {
  return {
    code: 'rights_lapsed',
    category: 'account',
    title: `${action.symbol}: rights have lapsed`,
    body: 'They were not applied for in time.',
    params: shareOf(action),
  };
}
