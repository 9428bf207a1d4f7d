import { fromPaise, toWire } from '@wealth/domain';
import type { Notice } from '../../clients/noticeTexts.ts';
import type { Notices } from '../../clients/notices.ts';
import type { Database } from '../../database/database.ts';
import { readSetting, writeSetting } from '../../database/settings.ts';
import type { Given } from '../../database/statements.ts';

const count = new Intl.NumberFormat('en-IN');
const amount = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The setting that holds the last settlement with notices, epoch milliseconds. */
const announcedName = 'settlement_announced';

function sharesNotice(share: { market: string; symbol: string }, units: number): Notice {
  const quantity = count.format(units);
  return {
    code: 'shares_settled',
    category: 'money',
    title: `${share.symbol}: shares have arrived`,
    body: `${quantity} ${share.symbol} are yours to sell.`,
    params: { ...share, quantity },
  };
}

function moneyNotice(paise: number): Notice {
  const shown = `₹${amount.format(toWire(fromPaise(paise)))}`;
  return {
    code: 'money_settled',
    category: 'money',
    title: 'Money from sales has arrived',
    body: `${shown} arrived and can be withdrawn.`,
    params: { amount: shown },
  };
}

/** What has arrived in an account of a client; null for accounts whose changes need no notice. */
function arrivalOf(code: string): { clientId: string; isin: string | null } | null {
  const [clientId = '', name, isin] = code.split('/');
  if (name === 'cash') return { clientId, isin: null };
  return name === 'settled' && isin !== undefined ? { clientId, isin } : null;
}

/**
 * Writes notices when a settlement is complete: which shares the client can sell now, and how much money has arrived. Once for
 * each settlement, also where the clock was set back.
 */
export function createSettlementNotices({ database, notices }: { database: Database; notices: Notices }) {
  const { query, prepare } = database;
  const arrivals = prepare((given: Given<{ at: number }>) =>
    query
      .selectFrom('scheduled_totals')
      .select(['code', 'amount'])
      .where('effective_at', '=', given('at'))
      .where((row) => row('amount', '>', row.lit(0)))
      .orderBy('code'),
  );
  const lot = prepare((given: Given<{ clientId: string; isin: string; at: number }>) =>
    query
      .selectFrom('lot')
      .select(['market', 'symbol'])
      .where('client_id', '=', given('clientId'))
      .where('isin', '=', given('isin'))
      .where('settles_at', '=', given('at')),
  );

  function announce(at: number): void {
    for (const { code, amount: arrived } of arrivals.all({ at })) {
      const arrival = arrivalOf(code);
      if (!arrival) continue;
      const { clientId, isin } = arrival;
      const share = isin === null ? null : lot.first({ clientId, isin, at });
      if (isin === null) notices.add(clientId, moneyNotice(arrived));
      else if (share) notices.add(clientId, sharesNotice(share, arrived));
    }
  }

  return (at: number): void => {
    database.transaction(() => {
      if (Number(readSetting(database, announcedName) ?? 0) >= at) return;
      announce(at);
      writeSetting(database, announcedName, String(at));
    });
  };
}
