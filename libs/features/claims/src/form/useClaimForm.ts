import { useGetClaimSubjects } from '@wealth/api-sdk/credit';
import type {
  ClaimableSubject,
  ClaimBody,
  ClaimDetail,
  ClaimFormula,
  ClaimPreview,
  ClaimSubject,
} from '@wealth/api-sdk/model';
import { fromWire, isCalendarDay, istDay, toWire, type CalendarDay, type Paise } from '@wealth/domain';
import { answerDayOf, checkClaim, type ClaimField } from '@wealth/domain/claims';
import { useDraft, usePreview, useServerNow } from '@wealth/parts';
import { useFormPlacing, type Judgement } from '@wealth/placing';
import { useState } from 'react';
import { ownFault, serverFault, type ToldFault } from '../parts/claimFaultText.ts';
import { claimPlacing, claimPreview } from '../parts/claimPlacing.ts';
import { claimDraft, type ClaimTyped, type SubjectChoice } from './claimDraft.ts';

const claimed = { query: { meta: { claims: () => true } } };
const judge = ({ errors }: ClaimPreview): Judgement => (errors.length > 0 ? 'refused' : 'good');

/** What this app says where nothing is chosen or typed. */
const required = (field: ClaimField, code: string): ToldFault => ({
  code,
  field,
  nearest: null,
  until: null,
  message: null,
});

/** What of a draft stands in the form: the day and the amount that follow from what is chosen. */
interface Standing {
  subject: ClaimSubject | null;
  formula: ClaimFormula | null;
  amount: Paise | null;
  /** As it was typed, or of the subject. */
  happenedOn: string;
  day: CalendarDay | null;
}

interface StandingInput {
  typed: ClaimTyped;
  subjects: readonly ClaimableSubject[];
  preview: ClaimPreview | null;
}

const isOf = ({ kind, id }: ClaimSubject, chosen: SubjectChoice) => kind === chosen.kind && id === chosen.id;

/** What was chosen, of the list; one that is older is known by the preview. */
function chosenOf({ typed, subjects, preview }: StandingInput): Pick<Standing, 'subject' | 'formula'> {
  const { subject: chosen, reason } = typed;
  if (chosen === null) return { subject: null, formula: null };
  const listed = subjects.find((one) => isOf(one, chosen));
  if (listed)
    return { subject: listed, formula: listed.formulas.find(({ code }) => code === reason) ?? null };
  const { subject = null, formula = null } = preview ?? {};
  return subject && isOf(subject, chosen) ? { subject, formula } : { subject: null, formula: null };
}

const dayOf = ({ happenedOn }: ClaimTyped, subject: ClaimSubject | null) =>
  happenedOn || (subject === null ? '' : istDay(Date.parse(subject.at)));

function standingOf(input: StandingInput): Standing {
  const { typed } = input;
  const { subject, formula } = chosenOf(input);
  const ofRule = formula && fromWire(formula.amount);
  const happenedOn = dayOf(typed, subject);
  return {
    subject,
    formula,
    amount: typed.isAmountTyped ? typed.amount : ofRule,
    happenedOn,
    day: isCalendarDay(happenedOn) ? happenedOn : null,
  };
}

function bodyOf({ reason, subject, text, images }: ClaimTyped, { amount, day }: Standing): ClaimBody | null {
  if (reason === null || day === null) return null;
  return {
    reason,
    subject,
    amount: amount === null ? null : toWire(amount),
    happened_on: day,
    text,
    images: images.map(({ url, name }) => ({ url, name })),
  };
}

/** What this app finds itself; what only the server knows it takes for good. */
function ownFaults(typed: ClaimTyped, { amount, day }: Standing, today: CalendarDay): ToldFault[] {
  const { reason, subject, text, images } = typed;
  const missing = [
    ...(reason === null ? [required('reason', 'reason_required')] : []),
    ...(day === null ? [required('happened_on', 'day_required')] : []),
  ];
  const found = checkClaim(
    {
      reason: reason ?? 'other',
      subject: subject?.kind ?? null,
      amount,
      happenedOn: day ?? today,
      text,
      imageCount: images.length,
    },
    { today, isSubjectKnown: true, areImagesKnown: true, isClaimedAlready: false },
  );
  return [...missing, ...found.map(ownFault)];
}

const isFirst = ({ field, code }: ToldFault, at: number, all: readonly ToldFault[]) =>
  all.findIndex((fault) => fault.field === field && fault.code === code) === at;

/** What only the server can know is told at once; the rest when the client wants to send it. */
const atOnce: ReadonlySet<string> = new Set([
  'subject_unknown',
  'already_claimed',
  'too_old',
  'image_unknown',
]);

export interface ClaimFormOptions {
  onPlaced: (claim: ClaimDetail) => void;
}

/** The form of a claim: what is typed, what follows from it, what is wrong with it, and the way of what is sent. */
export function useClaimForm({ onPlaced }: ClaimFormOptions) {
  const draft = useDraft(claimDraft);
  const { typed } = draft;
  const today = istDay(useServerNow());
  const [isTried, setIsTried] = useState(false);
  const subjects = useGetClaimSubjects(claimed);
  const known = subjects.data ?? [];
  const draftBody = bodyOf(typed, standingOf({ typed, subjects: known, preview: null }));
  const server = usePreview(claimPreview, draftBody);
  const standing = standingOf({ typed, subjects: known, preview: server.preview });
  const body = bodyOf(typed, standing);

  const { flow, sent, refused, forgetRefused, review } = useFormPlacing({
    placing: claimPlacing,
    judge,
    onStopped: server.askAgain,
    faultsOf: ({ fieldErrors }): ToldFault[] =>
      fieldErrors.flatMap(({ field, code, message }) =>
        isField(field) ? [{ code, field, nearest: null, until: null, message }] : [],
      ),
    onPlaced(claim) {
      draft.forget();
      setIsTried(false);
      onPlaced(claim);
    },
    onSetPin: () => Promise.resolve(false),
  });
  const faults = [
    ...ownFaults(typed, standing, today),
    ...(server.preview?.errors ?? []).map(serverFault),
    ...refused,
  ].filter(isFirst);

  return {
    typed,
    standing,
    sent,
    flow,
    today,
    subjects,
    server,
    isTouched: draft.isTouched,
    answerBy: server.preview?.answer_by ?? answerDayOf(today),
    /** The first fault of a field that is told now. */
    faultOf: (field: ClaimField) =>
      faults.find((fault) => fault.field === field && (isTried || atOnce.has(fault.code))) ?? null,
    change(different: Partial<ClaimTyped>) {
      forgetRefused();
      draft.change(different);
    },
    /** To the review; or the first field that is in the way. */
    review(): ClaimField | null {
      setIsTried(true);
      const [first] = faults;
      if (first || body === null) return first?.field ?? 'reason';
      review(body);
      return null;
    },
  };
}

const fields: readonly string[] = [
  'subject',
  'reason',
  'amount',
  'happened_on',
  'text',
  'images',
] satisfies ClaimField[];

function isField(text: string): text is ClaimField {
  return fields.includes(text);
}

export type ClaimFormState = ReturnType<typeof useClaimForm>;
