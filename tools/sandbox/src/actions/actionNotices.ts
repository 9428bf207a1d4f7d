import { fromPaise, toWire, type Paise } from '@wealth/domain';
import type { Notice } from '../clients/noticeTexts.ts';
import type { ActionFacts } from './actionFacts.ts';
import type { StoredAction } from './actionTable.ts';

const count = new Intl.NumberFormat('en-IN');
const amount = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (paise: Paise) => `₹${amount.format(toWire(paise))}`;

type Named = Pick<StoredAction, 'kind' | 'symbol' | 'market' | 'facts'>;

const shareOf = ({ symbol, market }: Named) => ({ symbol, market });

const unitsAfter = ({ after }: ActionFacts) =>
  after.reduce((sum, { quantity }, at) => (at === 0 ? quantity : sum), 0);

/** What the client is told when the ex-date of an action begins; null where there is nothing to tell. */
export function actionNotice(action: Named): Notice | null {
  const { kind, symbol, facts } = action;
  const quantity = count.format(facts.entitled);
  switch (kind) {
    case 'split':
    case 'merger': {
      const now = count.format(unitsAfter(facts));
      return {
        code: 'shares_exchanged',
        category: 'account',
        title: `${symbol}: ${quantity} shares are ${now} now`,
        body: `${kind === 'split' ? 'A split' : 'A merger'} has made them. What you paid and when you bought stays as it was.`,
        params: { ...shareOf(action), kind, quantity, quantity_now: now },
      };
    }
    case 'bonus':
      return {
        code: 'shares_given',
        category: 'account',
        title: `${symbol}: ${count.format(facts.given)} bonus shares`,
        body: `They are on their way and can be sold from ${facts.tradableFrom ?? ''}.`,
        params: {
          ...shareOf(action),
          kind,
          quantity: count.format(facts.given),
          date: facts.tradableFrom ?? facts.recordDate,
        },
      };
    case 'demerger': {
      const given = facts.after[1];
      const date = facts.listedOn ?? facts.recordDate;
      return {
        code: 'shares_given',
        category: 'account',
        title: `${symbol}: ${count.format(facts.given)} shares of ${given?.share.symbol ?? ''}`,
        body: `A demerger has made them. They are on their way and can be sold from ${date}.`,
        params: {
          symbol: given?.share.symbol ?? symbol,
          market: action.market,
          kind,
          quantity: count.format(facts.given),
          date,
        },
      };
    }
    case 'rights':
      return {
        code: 'rights_offered',
        category: 'account',
        title: `${symbol}: rights for ${count.format(facts.rights?.quantity ?? 0)} shares`,
        body: `They cost ${money(facts.perShare ?? fromPaise(0))} each, and lapse after ${facts.rights?.closesOn ?? ''}.`,
        params: {
          ...shareOf(action),
          quantity: count.format(facts.rights?.quantity ?? 0),
          price: money(facts.perShare ?? fromPaise(0)),
          date: facts.rights?.closesOn ?? facts.recordDate,
        },
      };
    case 'dividend':
      return null;
  }
}

/** New shares can be sold. */
export function tradableNotice(action: Named): Notice {
  const share = action.facts.after[1]?.share ?? shareOf(action);
  const quantity = count.format(action.facts.given);
  return {
    code: 'shares_tradable',
    category: 'account',
    title: `${share.symbol}: ${quantity} new shares can be sold`,
    body: 'They are in your demat account.',
    params: { symbol: share.symbol, market: action.market, quantity },
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
