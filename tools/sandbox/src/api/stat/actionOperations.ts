import { addDays, istDay, maskIdNumber } from '@wealth/domain';
import type { StoredAction } from '../../actions/actionTable.ts';
import {
  isBetween,
  toWireAction,
  toWireActionDetail,
  toWireAnnounced,
  toWireAnnouncedDetail,
} from '../../actions/toWireActions.ts';
import {
  dayOfDividend,
  dividendYears,
  toWireDividend,
  type DividendReader,
} from '../../actions/toWireDividend.ts';
import { namedAccount } from '../../bank/bankAccounts.ts';
import type { Client } from '../../clients/clientRows.ts';
import { handle } from '../../dispatch/handle.ts';
import { isinsOf } from '../../engine/index.ts';
import { ok, refusals } from '../../http/answer.ts';
import { dayFaults } from '../../http/daySpan.ts';
import type { Services } from '../../services/services.ts';

/** Days ahead that an action is announced. Assumption: SEBI asks for three working days, issuers say it earlier. */
const announcedDays = 30;

/** What is told of a client's dividends, whichever they are. */
function readerOf({ banks, identities, ledger }: Services, { id, name }: Client): DividendReader {
  const [account] = banks.list(id).filter(({ status }) => status === 'verified');
  const named = account ? namedAccount(account) : { bank_name: null, masked_number: null };
  const pan = identities.find(id)?.id_no;
  return {
    claim: {
      holder: name,
      demat_account: `12000000 ••••${id.slice(-4)}`,
      pan: pan === undefined ? '' : maskIdNumber(pan),
      ...named,
    },
    deductedAt({ client_id, id: actionId, isin }: StoredAction, at) {
      const [movement] = ledger.movements(client_id, { kinds: ['dividend'], reference: actionId, limit: 1 });
      if (!movement) throw new RangeError(`${actionId} has no movement`);
      return ledger.dividendAt({ ...movement, kind: 'dividend' }, at, isinsOf(isin)).deducted;
    },
  };
}

function announcedOf({ actions, clock }: Services, clientId: string) {
  const today = istDay(clock.now());
  return actions.announced(clientId, { from: addDays(today, 1), to: addDays(today, announcedDays) });
}

function getClientActions(services: Services) {
  return handle('getClientActions', ({ client, query }) => {
    const faults = dayFaults(query);
    if (faults.length > 0) return refusals.fields(faults);
    const isins = query.isin === undefined ? null : isinsOf(query.isin);
    const reader = readerOf(services, client);
    const items = [
      ...announcedOf(services, client.id).map(toWireAnnounced).reverse(),
      ...services.actions.list(client.id).map((action) => toWireAction(action, reader)),
    ].filter(
      ({ ex_date: exDate, isin_before: isin }) =>
        isBetween(exDate, query) && (!isins || isins.includes(isin)),
    );
    return ok({ items });
  });
}

function getClientAction(services: Services) {
  return handle('getClientAction', ({ client, path }) => {
    const action = services.actions.find(client.id, path.id);
    if (action) {
      return ok(toWireActionDetail(action, services.actions.entries(action), readerOf(services, client)));
    }
    const announced = announcedOf(services, client.id).find((one) => toWireAnnounced(one).id === path.id);
    return announced ? ok(toWireAnnouncedDetail(announced)) : refusals.notFound();
  });
}

function getDividends(services: Services) {
  return handle('getDividends', ({ client, query }) => {
    const faults = dayFaults(query);
    if (faults.length > 0) return refusals.fields(faults);
    const reader = readerOf(services, client);
    const items = services.actions
      .list(client.id, 'dividend')
      .map((action) => ({ day: dayOfDividend(action), dividend: toWireDividend(action, reader) }))
      .filter(({ day }) => isBetween(day, query))
      .toSorted((one, other) => (one.day < other.day ? 1 : -1))
      .map(({ dividend }) => dividend);
    return ok({ items, years: dividendYears(items) });
  });
}

/** Operations on what companies did to a client's shares. */
export function actionOperations(services: Services) {
  return {
    getClientActions: getClientActions(services),
    getClientAction: getClientAction(services),
    getDividends: getDividends(services),
  };
}
