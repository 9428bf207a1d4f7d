import type { ClaimReason } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';

/** Why compensation is claimed, in the words of the catalogue. */
export const claimReasonTexts = {
  order_late: 'reasonOrderLate',
  order_wrong: 'reasonOrderWrong',
  order_not_possible: 'reasonOrderNotPossible',
  late_unblock: 'reasonLateUnblock',
  lost_application: 'reasonLostApplication',
  money_late: 'reasonMoneyLate',
  wrong_charge: 'reasonWrongCharge',
  statement_wrong: 'reasonStatementWrong',
  access: 'reasonAccess',
  other: 'reasonOther',
} as const satisfies Record<ClaimReason, PlainMessageKey<'claims'>>;
