import { createHash } from 'node:crypto';
import type { Database } from '../src/database/database.ts';

/** Ids that the server draws, and keys that were used in the place of others, each with the name that it is told by. */
type Names = ReadonlyMap<string, string>;

/** The name of each order: its client and key, or the key that it stands for; of what a GTT has sent, that it is its child. */
function orderNames({ query, all }: Database, standsFor: Names): Names {
  const rows = all(
    query.selectFrom('client_order').select(['id', 'client_id', 'client_order_id', 'child_order_id']),
  );
  const nameOf = ({ client_id: client, client_order_id: key }: (typeof rows)[number]) =>
    `${client} ${standsFor.get(key) ?? key}`;
  const parents = new Map(
    rows.flatMap((row) => (row.child_order_id === null ? [] : [[row.child_order_id, row] as const])),
  );
  return new Map(
    rows.map((row) => {
      const parent = parents.get(row.id);
      return [row.id, parent ? `child of ${nameOf(parent)}` : nameOf(row)];
    }),
  );
}

function orderLines({ query, all }: Database, names: Names): string[] {
  return all(query.selectFrom('client_order').selectAll()).map(
    ({
      seq: _seq,
      id,
      client_id: _client,
      client_order_id: _key,
      child_order_id: child,
      updated_at: _at,
      ...order
    }) => `order ${names.get(id)} ${JSON.stringify(order)} ${child === null ? '' : names.get(child)}`,
  );
}

function partLines({ query, all }: Database, names: Names): string[] {
  const trades = all(query.selectFrom('order_trade').selectAll().orderBy('at').orderBy('id'));
  const steps = all(query.selectFrom('order_step').selectAll().orderBy('id'));
  const counts = new Map<string, number>();
  const place = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return `${name} ${counts.get(name)}`;
  };
  return [
    ...trades.map(({ order_id: id, price_paise: price, quantity, at }) =>
      place(`trade ${names.get(id)} ${quantity} at ${price}, ${at}:`),
    ),
    ...steps.map(
      ({ order_id: id, status, at, reason_code: reason }) =>
        `${place(`step ${names.get(id)}`)} ${status} ${reason} ${at}`,
    ),
  ];
}

function ledgerLines({ query, all }: Database, names: Names): string[] {
  const accounts = all(query.selectFrom('ledger_account').select(['code', 'posted', 'held']));
  const holds = all(query.selectFrom('ledger_hold').selectAll().where('held', '>', 0));
  const lots = all(query.selectFrom('lot').selectAll().orderBy('id'));
  const parts = all(query.selectFrom('lot_part').selectAll());
  const movements = all(query.selectFrom('movement').select(['id', 'kind', 'reference']));
  const movementNames = new Map(movements.map(({ id, kind, reference }) => [id, `${kind} ${reference}`]));
  const named = (reference: string) => names.get(reference) ?? movementNames.get(reference) ?? reference;
  const actions = all(query.selectFrom('client_action').select(['client_id', 'id', 'due_at']));
  const lotNames = new Map<number, string>();
  const counts = new Map<string, number>();
  for (const { id, client_id: client, isin } of lots) {
    const count = (counts.get(`${client} ${isin}`) ?? 0) + 1;
    counts.set(`${client} ${isin}`, count);
    lotNames.set(id, `${client} ${isin} ${count}`);
  }
  return [
    ...accounts.map(({ code, posted, held }) => `account ${code} ${posted} ${held}`),
    ...actions.map(({ client_id: client, id, due_at: due }) => `action ${client} ${id} ${due}`),
    ...holds.map(({ reference, account, held }) => `hold ${named(reference)} ${account} ${held}`),
    ...lots.map(
      ({ id, origin_id: _origin, reference, ...lot }) =>
        `lot ${lotNames.get(id)} ${named(reference)} ${JSON.stringify(lot)}`,
    ),
    ...parts.map(
      ({ id: _id, origin_id: _origin, lot_id: lot, reference, ...part }) =>
        `part ${lotNames.get(lot)} ${named(reference)} ${JSON.stringify(part)}`,
    ),
  ];
}

/**
 * Everything that clients have, told without what the server draws by chance or counts, so that two runs can be compared.
 *
 * @param standsFor - Keys that were used in the place of others, as after a seal: by the one that was used.
 */
export function readState(database: Database, standsFor: Names = new Map()): string[] {
  const names = orderNames(database, standsFor);
  return [
    ...orderLines(database, names),
    ...partLines(database, names),
    ...ledgerLines(database, names),
  ].sort();
}

/** What two states do not agree on. */
export function differences(found: readonly string[], expected: readonly string[]): string[] {
  const [is, ought] = [new Set(found), new Set(expected)];
  return [
    ...found.filter((line) => !ought.has(line)).map((line) => `only here: ${line}`),
    ...expected.filter((line) => !is.has(line)).map((line) => `only there: ${line}`),
  ];
}

/** One word for a whole state. */
export function hashState(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
