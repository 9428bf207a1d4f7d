import { addDays, fromPaise, fromRupees, istDay, type Paise } from '@wealth/domain';
import type { ClaimReason, ClaimSubjectKind } from '@wealth/domain/claims';
import Big from 'big.js';
import type { ClaimDecision } from '../claims/claimContext.ts';
import type { StoredClaim } from '../claims/claimTable.ts';
import type { PastStep, Seeding } from './pastStep.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface PastClaim {
  /** How long before the start it was sent, and when something else of it happened, milliseconds. */
  agoMs: number;
  reason: ClaimReason;
  about: ClaimSubjectKind | null;
  rupees: number;
  text: string;
  later?: ReadonlyArray<{ agoMs: number; does: (seeding: Seeding, claim: StoredClaim) => unknown }>;
}

const paise = (amount: number): Paise => fromRupees(Big(amount));

const decided =
  (decisionOf: (claimed: Paise) => ClaimDecision) =>
  ({ services }: Seeding, claim: StoredClaim) =>
    services.claims.decide(claim, decisionOf(fromPaise(claim.amount)));

const offer = (rupees: number, why: string) =>
  decided((claimed) => ({
    kind: 'offer',
    lines: [{ text: null, claimed, offered: paise(rupees) }],
    why,
  }));

const answer =
  (accepts: boolean) =>
  ({ services }: Seeding, claim: StoredClaim) =>
    services.claims.answer(claim, accepts);

/** One in each state, the oldest first. */
const claims: readonly PastClaim[] = [
  {
    agoMs: 62 * dayMs,
    reason: 'order_late',
    about: 'order',
    rupees: 640,
    text: 'My order stood for eleven minutes before it went to the exchange, and the price had risen by then.',
    later: [
      { agoMs: 58 * dayMs, does: offer(640, 'Our record shows the delay. We pay the whole difference.') },
      { agoMs: 57 * dayMs, does: answer(true) },
    ],
  },
  {
    agoMs: 44 * dayMs,
    reason: 'order_wrong',
    about: 'order',
    rupees: 2_150,
    text: 'The order was executed at a worse price than the one I saw when I confirmed it.',
    later: [
      {
        agoMs: 40 * dayMs,
        does: decided(() => ({
          kind: 'decline',
          text: 'It was a market order. Our record shows that it was executed at the best price of that second.',
        })),
      },
    ],
  },
  {
    agoMs: 33 * dayMs,
    reason: 'access',
    about: null,
    rupees: 900,
    text: 'I could not sign in between 09:20 and 09:50 and missed the opening.',
    later: [
      { agoMs: 29 * dayMs, does: offer(250, 'Signing in was slow for nine minutes of that time.') },
      { agoMs: 27 * dayMs, does: answer(false) },
    ],
  },
  {
    agoMs: 24 * dayMs,
    reason: 'statement_wrong',
    about: null,
    rupees: 1_240,
    text: 'Two purchases of last month are missing from my statement.',
  },
  {
    agoMs: 13 * dayMs,
    reason: 'wrong_charge',
    about: 'order',
    rupees: 118,
    text: 'Brokerage was charged twice on this order.',
    later: [
      {
        agoMs: 10 * dayMs,
        does: decided(() => ({
          kind: 'ask',
          text: 'Please send us the contract note on which you see it twice.',
        })),
      },
    ],
  },
  {
    agoMs: 9 * dayMs,
    reason: 'order_not_possible',
    about: null,
    rupees: 1_800,
    text: 'The button to sell did not answer for a quarter of an hour while the price was falling.',
    later: [
      {
        agoMs: 3 * dayMs,
        does: offer(1_100, 'We count the five minutes for which our record shows no answer.'),
      },
    ],
  },
  {
    agoMs: 8 * dayMs,
    reason: 'money_late',
    about: 'movement',
    rupees: 75,
    text: 'My deposit arrived a day after it had left my bank.',
    later: [
      { agoMs: 4 * dayMs, does: offer(75, 'The money waited with us for a day. We pay the interest of it.') },
      { agoMs: 3 * hourMs, does: answer(true) },
    ],
  },
  {
    agoMs: 5 * dayMs,
    reason: 'other',
    about: null,
    rupees: 500,
    text: 'I was told on the phone that there is no charge for this, and was charged.',
  },
  {
    agoMs: 2 * hourMs,
    reason: 'other',
    about: 'order',
    rupees: 320,
    text: 'The note that I wrote beside this order is gone.',
  },
  {
    agoMs: 20 * minuteMs,
    reason: 'statement_wrong',
    about: null,
    rupees: 60,
    text: 'The dividend of this month stands in the statement of the month before.',
  },
];

/** The newest subject of a kind that happened before. */
function subjectOf({ services, clientId }: Seeding, kind: ClaimSubjectKind | null) {
  if (kind === null) return null;
  const found = services.claims.subjects.recent(clientId).find(({ wire }) => wire.kind === kind);
  if (!found) throw new RangeError(`the seeded client has no ${kind} to claim for`);
  return { kind, id: found.wire.id };
}

function stepsOf(
  seeding: Seeding,
  { agoMs, reason, about, rupees, text, later = [] }: PastClaim,
): PastStep[] {
  const { services, clientId } = seeding;
  const now = services.clock.now();
  const id = services.random.uuid();
  const at = now - agoMs;
  const ask: PastStep = {
    at,
    act() {
      const draft = { reason, amount: paise(rupees), text, images: [] };
      const happenedOn = addDays(istDay(at), -1);
      const asked = services.claims.ask(
        clientId,
        { ...draft, subject: subjectOf(seeding, about), happenedOn },
        id,
      );
      if (asked.kind !== 'claim') throw new RangeError(`a claim is seeded wrongly: ${text}`);
    },
  };
  const after = later.map(({ agoMs: laterMs, does }): PastStep => ({
    at: now - laterMs,
    act() {
      const claim = services.claims.table.find(clientId, id);
      if (!claim || does(seeding, claim) === null)
        throw new RangeError(`a claim is decided wrongly: ${text}`);
    },
  }));
  return [ask, ...after];
}

/** Claims of the last two months, one in each state. */
export const pastClaims = (seeding: Seeding): PastStep[] =>
  claims.flatMap((claim) => stepsOf(seeding, claim));
