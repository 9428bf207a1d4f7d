import type { CalendarDay } from '@wealth/domain';
import {
  answerEndsAt,
  type ClaimFault,
  type ClaimReason,
  type ClaimSubjectKind,
} from '@wealth/domain/claims';
import { isNext, lifecycles, type StateOf } from '@wealth/domain/lifecycle';
import type { BankAccounts } from '../bank/bankAccounts.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { fileIdOf, type UploadStore } from '../uploads/uploadStore.ts';
import type { OfferLine } from './storedOffer.ts';
import type { ClaimSubjectSources } from './claimSubjects.ts';
import type { ClaimImage, ClaimTable, StoredClaim } from './claimTable.ts';

type ClaimState = StateOf<'claim'>;

export interface SentImage {
  url: string;
  name: string;
}

export interface ClaimDraft {
  reason: ClaimReason;
  subject: { kind: ClaimSubjectKind; id: string } | null;
  /** Paise, as they were typed. */
  amount: number | null;
  happenedOn: CalendarDay;
  text: string;
  images: readonly SentImage[];
}

export type Claimed =
  | { kind: 'claim'; claim: StoredClaim }
  | { kind: 'faults'; faults: ClaimFault[] }
  | { kind: 'tooMany' };

/** What the back office decides. */
export type ClaimDecision =
  | { kind: 'acknowledge' }
  | { kind: 'review' }
  | { kind: 'ask'; text: string }
  | { kind: 'decline'; text: string }
  | { kind: 'offer'; lines: readonly OfferLine[]; why: string };

export interface ClaimsOptions extends ClaimSubjectSources {
  banks: BankAccounts;
  database: Database;
  events: ClientEvents;
  notices: Notices;
  random: RandomSource;
  uploads: Pick<UploadStore, 'find'>;
}

export type ClaimContext = ClaimsOptions & { table: ClaimTable };

/** A claim in one of these has no end yet. */
export const openStates = ['SUBMITTED', 'ACKNOWLEDGED', 'UNDER_REVIEW', 'INFO_NEEDED', 'OFFERED', 'ACCEPTED'];
const nameAtMost = 200;

/** The images of one sending that are the client's own. */
export function ownImages(
  { uploads }: Pick<ClaimContext, 'uploads'>,
  clientId: string,
  images: readonly SentImage[],
): ClaimImage[] {
  return images.flatMap(({ url, name }) => {
    const id = fileIdOf(url);
    const upload = id === null ? null : uploads.find(id);
    if (upload?.client_id !== clientId || upload.kind !== 'image') return [];
    return [{ upload_id: upload.id, name: name.normalize('NFC').slice(0, nameAtMost) }];
  });
}

interface Step {
  state: ClaimState;
  reason?: string;
  text?: string;
  values?: Partial<StoredClaim>;
}

/** Brings a claim to its next state. Call it in a transaction. @throws RangeError for one that does not follow. */
export function stepTo(
  { clock, database, events, table }: ClaimContext,
  claim: StoredClaim,
  { state, reason, text, values }: Step,
): StoredClaim {
  if (!isNext(lifecycles.claim, { from: claim.state, to: state })) {
    throw new RangeError(`a claim does not go from ${claim.state} to ${state}`);
  }
  const change = { due_at: null, ...values, state };
  table.update(claim.id, change);
  table.addStep(claim.id, { state, at: clock.now(), reason: reason ?? null, text: text ?? null });
  database.afterCommit(() => events.publish(claim.client_id, { kind: 'claim', id: claim.id, state }));
  return { ...claim, ...change };
}

/** When the days of the answer end; null once they have. */
export const overdueAt = ({ received_at: receivedAt, is_overdue: isOverdue }: StoredClaim) =>
  isOverdue === 1 ? null : answerEndsAt(receivedAt);
