/** What a claim is about: something of the client's, or nothing in particular. */
export type ClaimSubjectKind = 'order' | 'application' | 'movement';

/** Why compensation is claimed, with what each can be about; `null` for a claim about nothing in particular. */
export const claimReasons = {
  order_late: ['order'],
  order_wrong: ['order'],
  order_not_possible: ['order', null],
  late_unblock: ['application'],
  lost_application: ['application'],
  money_late: ['movement'],
  wrong_charge: ['order', 'application', 'movement', null],
  statement_wrong: [null],
  access: [null],
  other: ['order', 'application', 'movement', null],
} as const satisfies Readonly<Record<string, ReadonlyArray<ClaimSubjectKind | null>>>;

export type ClaimReason = keyof typeof claimReasons;

function isReason(text: string): text is ClaimReason {
  return Object.hasOwn(claimReasons, text);
}

/** Whether a claim for a reason can be about something of a kind, or about nothing. */
export function isReasonOf(reason: ClaimReason, kind: ClaimSubjectKind | null): boolean {
  const kinds: ReadonlyArray<ClaimSubjectKind | null> = claimReasons[reason];
  return kinds.includes(kind);
}

/** The reasons for a claim about something of a kind, or about nothing. */
export function reasonsOf(kind: ClaimSubjectKind | null): readonly ClaimReason[] {
  return Object.keys(claimReasons)
    .filter(isReason)
    .filter((reason) => isReasonOf(reason, kind));
}
