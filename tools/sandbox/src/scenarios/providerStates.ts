import * as z from 'zod/mini';
import { actionState } from './actionState.ts';
import { limits } from '../auth/attempts.ts';
import { maxWrongPins } from '../clients/clients.ts';
import type { Fault, Faults } from '../http/faults.ts';
import type { Services } from '../services/services.ts';
import {
  bankAccountsState,
  confirmedPin,
  firedAlert,
  notedOrder,
  orderState,
  ownLimitsState,
  rejectedForReason,
  sealedKey,
  twoDevices,
  watchlistState,
} from './accountStates.ts';
import { claimState } from './claimState.ts';
import { fundState, recordState } from './fundStates.ts';
import { issueState } from './issueState.ts';
import { loanState } from './loanState.ts';
import { seedClients } from './seedClients.ts';
import { seeded, signIn, type StateValues } from './signedIn.ts';
import { specimenImage } from './specimenImage.ts';

/** What a contract verifier sends before each interaction. */
export const providerStateSchema = z.object({
  state: z.string(),
  params: z._default(z.nullable(z.record(z.string(), z.unknown())), {}),
  action: z._default(z.enum(['setup', 'teardown']), 'setup'),
});

type ProviderState = z.infer<typeof providerStateSchema>;

interface StateContext {
  services: Services;
  faults: Faults;
  reset: () => Promise<void>;
}

type StateHandler = (context: StateContext) => StateValues | Promise<StateValues>;

const uploadedIds = ['6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2', '0a4c8a5e-5a3f-4a0f-8a0c-4f1d5b8f9b11'] as const;

function lockLogin({ services: { attempts } }: StateContext): StateValues {
  for (let count = 0; count < limits.login.max; count += 1) {
    attempts.record(limits.login, seedClients.holder.mobile);
  }
  return {};
}

function lockPin({ services }: StateContext): StateValues {
  const values = signIn(services, seedClients.holder);
  const { id } = seeded(services, seedClients.holder.mobile);
  for (let count = 0; count < maxWrongPins; count += 1) services.clients.countPinAttempt(id);
  return values;
}

async function confirmPassword({ services }: StateContext): Promise<StateValues> {
  const values = signIn(services, seedClients.holder);
  const bearer = services.sessions.authenticate(values.access_token ?? '');
  if (bearer) services.grants.allowNewPin(bearer.familyId);
  return values;
}

async function uploadBothSides({ services }: StateContext): Promise<StateValues> {
  const client = seeded(services, seedClients.fresh.mobile);
  for (const [index, side] of (['front', 'back'] as const).entries()) {
    services.uploads.add({
      id: uploadedIds[index],
      clientId: client.id,
      kind: 'image',
      mediaType: 'image/jpeg',
      bytes: await specimenImage(side),
    });
  }
  return signIn(services, client);
}

function verifyCode({ services }: StateContext): StateValues {
  const { mobile } = seedClients.holder;
  services.codes.send(mobile);
  return { code_grant: services.grants.grantCode(mobile) };
}

function sendCode({ services }: StateContext): StateValues {
  services.codes.send(seedClients.holder.mobile);
  return {};
}

/** One failure of the next request, of a client who is signed in. */
function failNext(
  fault: Pick<Fault, 'kind' | 'status'>,
  client: { mobile: string } = seedClients.holder,
): StateHandler {
  return ({ services, faults }) => {
    faults.add([{ method: '*', path: '/*', times: 1, ...fault }]);
    return signIn(services, client);
  };
}

function signedIn(client: { mobile: string }): StateHandler {
  return ({ services }) => signIn(services, client);
}

/** What is so after a reset already. */
const asSeeded: StateHandler = () => ({});

/** Handlers by the names that the consumer's contract uses; docs/contracts.md describes them for other back ends. */
export const providerStates: Readonly<Record<string, StateHandler>> = {
  'no client is signed in': asSeeded,
  'mobile 9812345678 is not registered': asSeeded,
  'the stock key unknown-key is not known': asSeeded,
  'client 9876543210 is signed in': signedIn(seedClients.holder),
  'client 9876543211 is unverified and signed in': signedIn(seedClients.fresh),
  'client 9876543211 is unverified, signed in and has uploaded both sides of the ID': uploadBothSides,
  'client 9876543212 is pending and signed in': signedIn(seedClients.pending),
  'client 9876543213 is rejected and signed in': signedIn(seedClients.rejected),
  'client 9876543214 holds nothing and is signed in': signedIn(seedClients.empty),
  'sign-in of 9876543210 is locked after five wrong passwords': lockLogin,
  'the PIN of 9876543210 is locked after five wrong tries': lockPin,
  'the password of 9876543210 was verified within 5 minutes': confirmPassword,
  'a code for 9876543210 was sent': sendCode,
  'a code for 9876543210 was verified': verifyCode,
  'client 9876543213 is rejected for a reason and signed in': ({ services }) => rejectedForReason(services),
  'client 9876543210 is signed in on two devices, one of them with the session of the request': ({
    services,
  }) => twoDevices(services),
  'client 9876543210 is signed in and has confirmed the PIN': ({ services }) => confirmedPin(services),
  'client 9876543210 has confirmed the PIN and has a second verified bank account, the one of the request': ({
    services,
  }) => bankAccountsState(services, 'second'),
  'client 9876543210 has confirmed the PIN and one verified bank account only, the one of the request': ({
    services,
  }) => bankAccountsState(services, 'only'),
  'client 9876543210 is signed in and has a watch list of version 2, the one of the request': ({
    services,
  }) => watchlistState(services),
  'client 9876543210 is signed in and has one alert, which has fired, the one of the request': ({
    services,
  }) => firedAlert(services),
  'client 9876543210 is signed in and has one order that waits, the one of the request': ({ services }) =>
    orderState(services, 'waiting'),
  'client 9876543210 is signed in and has one executed order, the one of the request': ({ services }) =>
    orderState(services, 'executed'),
  'client 9876543210 is signed in and has one executed order of 20 November 2026, the one of the request': ({
    services,
  }) => notedOrder(services),
  'client 9876543210 is signed in and has one GTT that waits, the one of the request': ({ services }) =>
    orderState(services, 'gtt'),
  'client 9876543210 has confirmed the PIN and has sealed the key of the request': ({ services }) =>
    sealedKey(services),
  'client 9876543210 is signed in and has own limits, a looser one of which waits': ({ services }) =>
    ownLimitsState(services, 'waiting'),
  'client 9876543210 is signed in and is cooling off': ({ services }) =>
    ownLimitsState(services, 'coolingOff'),
  'client 9876543210 is signed in and has a deposit that waits, the one of the request': ({ services }) =>
    fundState(services, 'deposit'),
  'client 9876543210 is signed in and has a withdrawal that waits, the one of the request': ({ services }) =>
    fundState(services, 'withdrawal'),
  'client 9876543210 is signed in and has a record of a deposit, the one of the request': ({ services }) =>
    recordState(services),
  'client 9876543210 is signed in and has a share that was split, the action of the request': ({
    services,
  }) => actionState(services),
  'it is 20 November 2026, an IPO is open, and client 9876543210 has confirmed the PIN': ({ services }) =>
    issueState(services, 'open'),
  'it is 20 November 2026, and client 9876543210 has an application whose mandate waits, the one of the request':
    ({ services }) => issueState(services, 'waiting'),
  'it is 19 November 2026, and the afternoon window of block deals is open': ({ services }) => {
    services.clock.set(Date.parse('2026-11-19T14:19:00+05:30'));
    return signIn(services, seedClients.holder);
  },
  'it is 20 November 2026, and client 9876543210 holds shares and has confirmed the PIN': ({ services }) =>
    loanState(services, 'asking'),
  'it is 20 November 2026, and client 9876543210 has confirmed the PIN and a key-facts statement that waits, the one of the request':
    ({ services }) => loanState(services, 'quoted'),
  'it is 20 November 2026, and client 9876543210 has confirmed the PIN and a loan that runs, the one of the request':
    ({ services }) => loanState(services, 'running'),
  'it is 20 November 2026, and client 9876543210 has confirmed the PIN and a claim that was received, the one of the request':
    ({ services }) => claimState(services, 'received'),
  'it is 20 November 2026, and client 9876543210 has confirmed the PIN and a claim of which more is asked for, the one of the request':
    ({ services }) => claimState(services, 'asked'),
  'it is 20 November 2026, and client 9876543210 has confirmed the PIN and a claim with an offer, the one of the request':
    ({ services }) => claimState(services, 'offered'),
  'it is a Friday morning of trading': ({ services }) => {
    services.clock.set(Date.parse('2026-11-20T11:00:00+05:30'));
    return {};
  },
  'the next request is answered 500': failNext({ kind: 'status', status: 500 }),
  'the next request is answered 502 with a page': failNext({ kind: 'html', status: 502 }),
  'the next upload is too large': failNext({ kind: 'status', status: 413 }, seedClients.fresh),
};

/**
 * Brings the sandbox into the state an interaction asks for: a fresh start, then what the state adds. The
 * tear-down is a fresh start too, for the interactions that ask for no state.
 *
 * @returns Values for the request, or null when there is no such state.
 */
export async function applyProviderState(
  context: StateContext,
  { state, action }: ProviderState,
): Promise<StateValues | null> {
  const handler = Object.hasOwn(providerStates, state) ? providerStates[state] : undefined;
  if (!handler) return null;
  await context.reset();
  return action === 'teardown' ? {} : handler(context);
}
