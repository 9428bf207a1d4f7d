import { noticeTexts } from '../clients/noticeTexts.ts';
import type { Services } from '../services/services.ts';
import type { SeedBankAccount, SeedClient, SeedDevice, SeedWatchlist } from './scenario.ts';

const hourMs = 3_600_000;
/** Hours before the start: the identity was decided, the account added so long ago that it is paid to, the client read of both. */
const decidedAgo = 32;
const bankAddedAgo = 31;
const readAgo = 22;

/** Lets something happen some hours before the start of the sandbox. */
function ago<Result>({ clock }: Services, hours: number, happen: () => Result): Result {
  clock.advance(-hours * hourMs);
  try {
    return happen();
  } finally {
    clock.advance(hours * hourMs);
  }
}

function seedBankAccount(services: Services, id: string, owner: { holder: string } & SeedBankAccount): void {
  const { actions, banks, funds } = services;
  ago(services, bankAddedAgo, () => {
    const added = banks.add(id, { ...owner, accountType: 'savings' });
    if (typeof added === 'string') throw new RangeError(`the account of ${owner.holder} is seeded twice`);
    banks.decide(added, { status: 'verified' });
    funds.past.name(id, added);
    actions.past.name(id, added);
  });
}

function seedWatchlist({ random, watchlists }: Services, id: string, list: SeedWatchlist): void {
  const instruments = list.symbols.map((symbol) => ({ market: 'NSE', symbol }) as const);
  const made = watchlists.save(id, { id: random.uuid(), version: 0, name: list.name, instruments });
  if (typeof made === 'string') throw new RangeError(`the list ${list.name} is seeded wrongly`);
}

function seedDevice(services: Services, id: string, device: SeedDevice): void {
  const { notices, sessions } = services;
  const { refresh_token } = ago(services, device.signedInHoursAgo, () => {
    if (sessions.isNewDevice(id, device.name)) notices.add(id, noticeTexts.newSignIn(device.name));
    return sessions.open(id, { remembers: true, device: device.name });
  });
  ago(services, device.seenHoursAgo, () => sessions.rotate(refresh_token));
}

/**
 * Gives a client a past with the platform itself: what was decided, the bank account, signed-in devices and
 * what it was told about each. Call it outside a transaction.
 */
export function seedAccount(services: Services, id: string, client: SeedClient): void {
  const { clients, notices } = services;
  const { name, bankAccount, devices, kycStatus } = client;
  for (const list of client.watchlists) seedWatchlist(services, id, list);
  if (kycStatus === 'approved') ago(services, decidedAgo, () => notices.add(id, noticeTexts.kycApproved()));
  if (kycStatus === 'rejected') {
    const reason = clients.byId(id)?.kyc_reason ?? null;
    ago(services, decidedAgo, () => notices.add(id, noticeTexts.kycRejected(reason)));
  }
  if (bankAccount) seedBankAccount(services, id, { holder: name, ...bankAccount });
  ago(services, readAgo, () => notices.markRead(id, undefined));
  for (const device of devices) seedDevice(services, id, device);
}
