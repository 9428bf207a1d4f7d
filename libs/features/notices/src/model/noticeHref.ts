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

/** The claim of a notice; null where it tells of none. */
function claimHref({ code, params: { id } }: Told): OwnPath | null {
  return code.startsWith('claim_') && id !== undefined ? deepHref.claim(id) : null;
}

function ofAccount(code: string): OwnPath | null {
  if (code.startsWith('bank_')) return href.bankAccounts();
  return code.startsWith('kyc_') ? href.me('application') : null;
}

/** Where what a notice tells of is to be seen: its order, its share, the devices. Null where there is no such place. */
export function noticeHref(told: Told): OwnPath | null {
  return claimHref(told) ?? hrefOf(told);
}

function hrefOf({ code, category, params }: Told): OwnPath | null {
  const { order_id: orderId } = params;
  switch (category) {
    case 'orders':
      return orderId === undefined ? href.portfolio('history') : deepHref.order({ id: orderId });
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
