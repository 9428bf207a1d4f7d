import { istDay } from '@wealth/domain';
import { imageFaults, textFaults } from '@wealth/domain/claims';
import type { DueSource } from '../agenda/dueSource.ts';
import { createClaimAsk, createClaimChecks, type CheckedClaim } from './claimAsk.ts';
import {
  overdueAt,
  ownImages,
  stepTo,
  type ClaimDecision,
  type ClaimDraft,
  type Claimed,
  type ClaimsOptions,
} from './claimContext.ts';
import { createClaimDecisions, createNextOfClaims } from './claimDecisions.ts';
import { createClaimPayments } from './createClaimPayments.ts';
import { createClaimSubjects, type ClaimSubjects } from './claimSubjects.ts';
import { createClaimTable, type ClaimTable, type StoredClaim } from './claimTable.ts';

export interface Claims {
  subjects: ClaimSubjects;
  table: Pick<ClaimTable, 'find' | 'list' | 'stepsOf' | 'imagesOf' | 'byReference'>;
  check(clientId: string, draft: ClaimDraft): CheckedClaim;
  /** @param id - Of the claim. A random one when absent. */
  ask(clientId: string, draft: ClaimDraft, id?: string): Claimed;
  /** Answers what was asked for; null where nothing is. */
  inform(claim: StoredClaim, answer: Pick<ClaimDraft, 'text' | 'images'>): Claimed | null;
  /** Null where no offer waits; without an account that may be paid to it is not accepted. */
  answer(claim: StoredClaim, accept: boolean): StoredClaim | 'noAccount' | null;
  /** What the back office decides; null where the claim is in no state for it. */
  decide(claim: StoredClaim, decision: ClaimDecision): StoredClaim | null;
  /** Whether a claim is going to be paid to an account. */
  isAwaitedAt(clientId: string, bankId: string): boolean;
  /** Claims that are acknowledged, read, overdue, whose offer ends, and that are paid. */
  due: DueSource;
}

/** Makes the claims for compensation. */
export function createClaims(options: ClaimsOptions): Claims {
  const { clock, database } = options;
  const table = createClaimTable(database);
  const context = { ...options, table };
  const subjects = createClaimSubjects(options);
  const check = createClaimChecks(context, subjects);
  const payments = createClaimPayments(context);
  const decisions = createClaimDecisions(context);
  const next = createNextOfClaims(context, { ...payments, ...decisions });

  return {
    subjects,
    table,
    check,
    ask: createClaimAsk(context, check),
    inform: (claim, { text, images }) =>
      database.transaction((): Claimed | null => {
        if (claim.state !== 'INFO_NEEDED') return null;
        const own = ownImages(context, claim.client_id, images);
        const today = istDay(clock.now());
        const areImagesKnown = own.length === images.length;
        const faults = [...textFaults(text, today), ...imageFaults(images.length, { today, areImagesKnown })];
        if (faults.length > 0) return { kind: 'faults', faults };
        table.addImages(claim.id, own);
        const answered = stepTo(context, claim, {
          state: 'UNDER_REVIEW',
          reason: 'by_client',
          text: text.normalize('NFC').trim(),
          values: { due_at: overdueAt(claim) },
        });
        return { kind: 'claim', claim: answered };
      }),
    answer: (claim, accept) =>
      database.transaction(() => {
        // An offer ends by its day, also where nobody has written that down yet.
        if (claim.state !== 'OFFERED' || clock.now() >= (claim.due_at ?? Infinity)) return null;
        return accept ? payments.accept(claim) : decisions.reject(claim, 'by_client');
      }),
    decide: (claim, decision) => database.transaction(() => decisions.decide(claim, decision)),
    isAwaitedAt: (clientId, bankId) =>
      table.inStates(clientId, ['ACCEPTED']).some(({ bank_id: id }) => id === bankId),
    due: {
      name: 'claims',
      next({ to }) {
        const claim = table.nextDue(to);
        if (!claim || claim.due_at === null) return null;
        return { at: claim.due_at, needsRound: false, act: () => database.transaction(() => next(claim)) };
      },
      forget() {
        // All that is known stands in the tables.
      },
    },
  };
}
