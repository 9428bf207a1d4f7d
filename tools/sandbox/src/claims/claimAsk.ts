import { istDay, type CalendarDay } from '@wealth/domain';
import {
  answerDayOf,
  checkClaim,
  claimAcknowledgedAt,
  claimRulesOn,
  type ClaimFault,
} from '@wealth/domain/claims';
import { openStates, ownImages, type ClaimContext, type Claimed, type ClaimDraft } from './claimContext.ts';
import { claimNotices } from './claimNotices.ts';
import { formulaOf, type ClaimSubject, type ClaimSubjects, type WireFormula } from './claimSubjects.ts';
import type { NewClaim } from './claimTable.ts';

/** What is known of a claim before it is sent. */
export interface CheckedClaim {
  faults: ClaimFault[];
  subject: ClaimSubject | null;
  formula: WireFormula | null;
  /** The last day of the answer, if it were sent now. */
  answerBy: CalendarDay;
}

/** Checks what a client sends of a claim. */
export function createClaimChecks(context: ClaimContext, subjects: ClaimSubjects) {
  const { clock, table } = context;

  function isClaimed(clientId: string, { subject, reason }: ClaimDraft): boolean {
    if (subject === null) return false;
    const open = table.inStates(clientId, openStates);
    return open.some((claim) => claim.subject_id === subject.id && claim.reason === reason);
  }

  return (clientId: string, draft: ClaimDraft): CheckedClaim => {
    const today = istDay(clock.now());
    const subject = draft.subject === null ? null : subjects.find(clientId, draft.subject);
    const request = { ...draft, subject: draft.subject?.kind ?? null, imageCount: draft.images.length };
    const faults = checkClaim(request, {
      today,
      isSubjectKnown: draft.subject === null || subject !== null,
      areImagesKnown: ownImages(context, clientId, draft.images).length === draft.images.length,
      isClaimedAlready: isClaimed(clientId, draft),
    });
    return { faults, subject, formula: formulaOf(subject, draft.reason), answerBy: answerDayOf(today) };
  };
}

function rowOf(
  { clientId, draft, at, amount }: { clientId: string; draft: ClaimDraft; at: number; amount: number },
  { subject, formula }: Pick<CheckedClaim, 'subject' | 'formula'>,
): Omit<NewClaim, 'id' | 'reference'> {
  return {
    client_id: clientId,
    reason: draft.reason,
    subject_kind: subject?.wire.kind ?? null,
    subject_id: subject?.wire.id ?? null,
    subject: subject && JSON.stringify(subject.wire),
    amount,
    happened_on: draft.happenedOn,
    text: draft.text.normalize('NFC').trim(),
    formula: formula && JSON.stringify(formula),
    record: JSON.stringify(subject?.record() ?? []),
    state: 'SUBMITTED',
    received_at: at,
    due_at: claimAcknowledgedAt(at),
    is_overdue: 0,
  };
}

/** Takes claims. */
export function createClaimAsk(context: ClaimContext, check: ReturnType<typeof createClaimChecks>) {
  const { clock, database, events, notices, random, table } = context;
  return (clientId: string, draft: ClaimDraft, id: string = random.uuid()) =>
    database.transaction((): Claimed => {
      const { faults, subject, formula, answerBy } = check(clientId, draft);
      const { amount } = draft;
      if (faults.length > 0 || amount === null) return { kind: 'faults', faults };
      const at = clock.now();
      const day = istDay(at);
      if (table.inStates(clientId, openStates).length >= claimRulesOn(day).openAtMost)
        return { kind: 'tooMany' };
      const row = { id, ...rowOf({ clientId, draft, at, amount }, { subject, formula }) };
      const claim = table.add(row, `CP-${day.slice(2, 4)}${day.slice(5, 7)}`);
      table.addImages(claim.id, ownImages(context, clientId, draft.images));
      table.addStep(claim.id, { state: 'SUBMITTED', at, reason: null, text: null });
      notices.add(clientId, claimNotices.received(claim.id, claim.reference, answerBy));
      database.afterCommit(() =>
        events.publish(clientId, { kind: 'claim', id: claim.id, state: claim.state }),
      );
      return { kind: 'claim', claim };
    });
}
