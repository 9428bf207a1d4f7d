import { fromPaise, type Paise } from '@wealth/domain';
import * as z from 'zod/mini';
import type { OfferLine } from '../claims/storedOffer.ts';
import type { StoredClaim } from '../claims/claimTable.ts';
import type { ClaimDecision } from '../claims/claimContext.ts';
import { toWireClaim } from '../claims/toWireClaim.ts';
import { typedPaise } from '../funds/typedPaise.ts';
import { failure, ok } from '../http/answer.ts';
import type { Services } from '../services/services.ts';
import { command, type Command } from './command.ts';

const rupees = z.number().check(z.gte(0), z.lte(10_000_000), z.multipleOf(0.01));
const words = z.string().check(z.minLength(1), z.maxLength(1_000));
const decisionSchema = z.object({
  reference: z.string(),
  decision: z.enum(['acknowledge', 'review', 'ask', 'offer', 'decline']),
  /** What is asked for, or why it is so. */
  text: z.optional(words),
  /** What is offered; all that is claimed when absent. */
  amount: z.optional(rupees),
  /** The answer line by line; one line for the whole claim when absent. */
  lines: z.optional(
    z.array(z.object({ text: words, claimed: rupees, offered: rupees })).check(z.maxLength(20)),
  ),
});
type Body = z.infer<typeof decisionSchema>;

const paise = (amount: number): Paise => fromPaise(typedPaise(amount));

function linesOf({ lines, amount }: Body, claim: StoredClaim): OfferLine[] {
  const claimed = fromPaise(claim.amount);
  return lines === undefined
    ? [{ text: null, claimed, offered: amount === undefined ? claimed : paise(amount) }]
    : lines.map((line) => ({ text: line.text, claimed: paise(line.claimed), offered: paise(line.offered) }));
}

const askedWithout = 'Please tell us more about what happened.';
const decidedWithout = 'Our own record has decided it.';

/** Null for an offer of nothing, which would be a refusal. */
function decisionOf(body: Body, claim: StoredClaim): ClaimDecision | null {
  const { decision: kind, text } = body;
  switch (kind) {
    case 'acknowledge':
    case 'review':
      return { kind };
    case 'ask':
      return { kind, text: text ?? askedWithout };
    case 'decline':
      return { kind, text: text ?? decidedWithout };
    case 'offer': {
      const lines = linesOf(body, claim);
      return lines.some(({ offered }) => offered > 0) ? { kind, lines, why: text ?? decidedWithout } : null;
    }
  }
}

function decideClaim({ claims }: Services): Command {
  return command(decisionSchema, (body) => {
    const claim = claims.table.byReference(body.reference);
    if (!claim) return failure(404, `No claim has the reference ${body.reference}.`);
    const decision = decisionOf(body, claim);
    if (!decision) return failure(400, 'An offer is above nothing. What gets nothing is declined.');
    const decided = claims.decide(claim, decision);
    return decided ? ok(toWireClaim(decided, claims)) : failure(409, `The claim is ${claim.state}.`);
  });
}

/** What the back office decides about claims. */
export const claimCommands = (services: Services): Readonly<Record<string, Command>> => ({
  'POST /sandbox/v1/claims/decide': decideClaim(services),
});
