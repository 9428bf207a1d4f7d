import type { Notification } from '@wealth/api-sdk/model';
import {
  BankIcon,
  BellIcon,
  CalendarIcon,
  DepositIcon,
  ErrorIcon,
  OpenOrderIcon,
  SecurityIcon,
  SuccessIcon,
  UserIcon,
  WithdrawIcon,
} from '@wealth/ui/icon';
import type { NoticeProps } from '@wealth/ui/popover';

export interface NoticeLook extends Pick<NoticeProps, 'tone'> {
  icon: typeof SuccessIcon;
}

/** What a kind of news looks like where its code says nothing more. */
const byCategory: Readonly<Record<Notification['category'], NoticeLook>> = {
  orders: { icon: OpenOrderIcon, tone: 'accent' },
  alerts: { icon: BellIcon, tone: 'accent' },
  money: { icon: DepositIcon, tone: 'accent' },
  security: { icon: SecurityIcon, tone: 'neutral' },
  account: { icon: UserIcon, tone: 'neutral' },
};

const good: NoticeLook = { icon: SuccessIcon, tone: 'positive' };
const bad: NoticeLook = { icon: ErrorIcon, tone: 'negative' };
const bank: NoticeLook = { icon: BankIcon, tone: 'neutral' };
const leaving: NoticeLook = { icon: WithdrawIcon, tone: 'accent' };

/** A tick is for what has succeeded and nothing else. */
const byCode: ReadonlyMap<string, NoticeLook> = new Map([
  ['kyc_approved', good],
  ['bank_verified', good],
  ['kyc_rejected', bad],
  ['bank_failed', bad],
  ['bank_added', bank],
  ['bank_in_review', bank],
  ['bank_removed', bank],
  ['deposit_credited', good],
  ['deposit_returned', bad],
  ['withdrawal_asked', leaving],
  ['withdrawal_paid', good],
  ['withdrawal_failed', bad],
  ['withdrawable_now', leaving],
  ['settlement_near', { icon: CalendarIcon, tone: 'accent' }],
  ['settlement_paid', good],
  ['settlement_failed', bad],
  ['dividend_paid', good],
  ['dividend_missing', bad],
  ['fraction_paid', good],
  ['rights_offered', { icon: CalendarIcon, tone: 'accent' }],
  ['application_submitted', bank],
  ['application_changed', bank],
  ['application_withdrawn', bank],
  ['mandate_approved', bank],
  ['mandate_declined', bad],
  ['mandate_expired', bad],
  ['issue_withdrawn', { icon: CalendarIcon, tone: 'accent' }],
  ['issue_extended', { icon: CalendarIcon, tone: 'accent' }],
  ['shares_allotted', good],
  ['shares_not_allotted', bank],
  ['money_unblocked', bank],
  ['unblock_late', bad],
  ['shares_listed', good],
  ['block_met', good],
  ['block_window_near', { icon: CalendarIcon, tone: 'accent' }],
  ['claim_offered', { icon: CalendarIcon, tone: 'accent' }],
  ['claim_declined', bad],
  ['claim_offer_ended', bad],
  ['claim_overdue', bad],
  ['claim_paid', good],
  ['offer_granted', good],
  ['offer_used', good],
  ['offer_expired', { icon: CalendarIcon, tone: 'neutral' }],
]);

export function noticeLook({ code, category }: Pick<Notification, 'code' | 'category'>): NoticeLook {
  return byCode.get(code) ?? byCategory[category];
}
