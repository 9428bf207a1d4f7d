import type { Market, Notification } from '@wealth/api-sdk/model';
import { deepHref, href, type OwnPath } from '@wealth/hrefs';

type Told = Pick<Notification, 'code' | 'category' | 'params'>;

const markets: ReadonlySet<string> = new Set<Market>(['NSE', 'BSE', 'INDEX']);
const isMarket = (text: string): text is Market => markets.has(text);

/** The share of a notice; null where it names none. */
function shareHref({ market, symbol }: Told['params']): OwnPath | null {
  return market !== undefined && symbol !== undefined && isMarket(market)
    ? deepHref.stock({ market, symbol })
    : null;
}

function ofAccount(code: string): OwnPath | null {
  if (code.startsWith('bank_')) return href.bankAccounts();
  return code.startsWith('kyc_') ? href.me('application') : null;
}

/** The one thing that a notice names: an order, an application or a bid, a block window, a loan, a claim, the waivers, or what a company did; null where it names none. */
function ofThing({ code, params }: Told): OwnPath | null {
  const { order_id: orderId, application_id: applicationId, action_id: actionId } = params;
  const { loan_id: loanId, claim_id: claimId } = params;
  if (orderId !== undefined) return deepHref.order({ id: orderId });
  if (applicationId !== undefined) return deepHref.application(applicationId);
  if (code === 'block_window_near') return deepHref.otc();
  if (loanId !== undefined) return deepHref.loan(loanId);
  if (claimId !== undefined) return deepHref.claim(claimId);
  if (code.startsWith('offer_')) return deepHref.offers();
  if (actionId === undefined) return null;
  return code.startsWith('dividend_')
    ? deepHref.dividends({ dividend: actionId })
    : deepHref.corporateAction(actionId);
}

function ofCategory({ code, category, params }: Told): OwnPath | null {
  switch (category) {
    case 'orders':
      return href.portfolio('history');
    case 'alerts':
      return shareHref(params) ?? deepHref.alerts();
    case 'money':
      return code === 'shares_settled' ? href.portfolio('holding') : href.me('records');
    case 'security':
      return code.startsWith('bank_') ? href.bankAccounts() : href.devices();
    case 'account':
      return ofAccount(code);
  }
}

/** Where what a notice tells of is to be seen: its order, its share, the devices. Null where there is no such place. */
export function noticeHref(told: Told): OwnPath | null {
  return ofThing(told) ?? ofCategory(told);
}
