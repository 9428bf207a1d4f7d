import { calendarDay, fromPaise, istDay, toIstIso, toWire } from '@wealth/domain';
import { answerDayOf, claimLadder, offerDayOf } from '@wealth/domain/claims';
import { claimReasonValues, claimStateValues } from '@wealth/api-sdk/codes';
import type { DataOf } from '@wealth/api-sdk/operations';
import { namedAccount } from '../bank/bankAccounts.ts';
import * as z from 'zod/mini';
import type { UploadStore } from '../uploads/uploadStore.ts';
import { storedOffer } from './storedOffer.ts';
import type { WireFormula, WireRecord, WireSubject } from './claimSubjects.ts';
import type { StoredClaim } from './claimTable.ts';
import { toWireClaimReason } from './claimTexts.ts';
import type { Claims } from './createClaims.ts';

type WireClaim = DataOf<'getClaims'>['items'][number];
type WireClaimDetail = DataOf<'getClaim'>;

/** As they were written; their shape is that of the description. */
const anySubject = z.custom<WireSubject>();
const anyFormula = z.custom<WireFormula>();
const anyRecord = z.custom<WireRecord>();

/** @throws RangeError for a text that the description does not know: the database is of a later version. */
function known<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((one) => one === text);
  if (value === undefined) throw new RangeError(`no claim has ${text}`);
  return value;
}

const stateOf = (text: string) => known(claimStateValues, text);

function offerOf({ offer, offered_at: offeredAt }: StoredClaim): WireClaim['offer'] {
  const made = storedOffer(offer);
  if (!made || offeredAt === null) return null;
  return {
    amount: toWire(made.amount),
    lines: made.lines.map(({ text, claimed, offered }) => ({
      text,
      claimed: toWire(claimed),
      offered: toWire(offered),
    })),
    why: made.why,
    offered_at: toIstIso(offeredAt),
    until: offerDayOf(istDay(offeredAt)),
  };
}

function paymentOf(claim: StoredClaim): WireClaim['payment'] {
  const { bank_id: id, holder, ifsc, number_end: numberEnd, pays_at: paysAt, paid_at: paidAt } = claim;
  if (id === null || holder === null || ifsc === null || numberEnd === null || paysAt === null) return null;
  return {
    account: { id, ...namedAccount({ ifsc, number_end: numberEnd }), ifsc, holder },
    due_at: toIstIso(paysAt),
    paid_at: paidAt === null ? null : toIstIso(paidAt),
  };
}

export function toWireClaim(claim: StoredClaim, { table }: Pick<Claims, 'table'>): WireClaim {
  return {
    id: claim.id,
    reference: claim.reference,
    reason: known(claimReasonValues, claim.reason),
    subject: claim.subject === null ? null : z.parse(anySubject, JSON.parse(claim.subject)),
    amount: toWire(fromPaise(claim.amount)),
    happened_on: claim.happened_on,
    state: stateOf(claim.state),
    received_at: toIstIso(claim.received_at),
    answer_by: answerDayOf(istDay(claim.received_at)),
    is_overdue: claim.is_overdue === 1,
    offer: offerOf(claim),
    payment: paymentOf(claim),
    history: table.stepsOf(claim.id).map(({ state, at, reason, text }) => ({
      state: stateOf(state),
      time: toIstIso(at),
      reason: toWireClaimReason(reason),
      text,
    })),
  };
}

export interface ClaimDetailSource {
  claims: Pick<Claims, 'table'>;
  uploads: Pick<UploadStore, 'signedAddress'>;
  now: () => number;
}

export function toWireClaimDetail(
  claim: StoredClaim,
  { claims, uploads, now }: ClaimDetailSource,
): WireClaimDetail {
  const ladder = claimLadder({
    receivedOn: istDay(claim.received_at),
    happenedOn: calendarDay(claim.happened_on),
    rejectedOn: claim.rejected_at === null ? null : istDay(claim.rejected_at),
    today: istDay(now()),
  });
  return {
    ...toWireClaim(claim, claims),
    text: claim.text,
    images: claims.table
      .imagesOf(claim.id)
      .map(({ upload_id: id, name }) => ({ url: uploads.signedAddress(id), name })),
    formula: claim.formula === null ? null : z.parse(anyFormula, JSON.parse(claim.formula)),
    record: z.parse(anyRecord, JSON.parse(claim.record)),
    ladder: ladder.map(({ code, from, until, state, answerDays }) => ({
      code,
      from,
      until,
      state,
      answer_days: answerDays,
    })),
  };
}
