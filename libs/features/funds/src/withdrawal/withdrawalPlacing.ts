import {
  getCreateWithdrawalMutationOptions,
  getPreviewWithdrawalMutationKey,
  previewWithdrawal,
} from '@wealth/api-sdk/fund';
import type { Withdrawal, WithdrawalBody, WithdrawalPreview } from '@wealth/api-sdk/model';
import { previewQuery, type PreviewOptions } from '@wealth/parts';
import { definePlacing } from '@wealth/placing';

export const withdrawalPreview: PreviewOptions<WithdrawalBody, WithdrawalPreview> = {
  queryKey: getPreviewWithdrawalMutationKey(),
  ask: (body, signal) => previewWithdrawal(body, undefined, signal),
};

/** Withdrawals: sent once, with the PIN. */
export const withdrawalPlacing = definePlacing<WithdrawalBody, Withdrawal, WithdrawalPreview>({
  kind: 'withdrawal',
  preview: (queries, body) => queries.fetchQuery(previewQuery(withdrawalPreview, body)),
  place: (call, { key, body }) =>
    call(getCreateWithdrawalMutationOptions(), { data: body, headers: { 'Idempotency-Key': key } }),
  placedIn: ({ withdrawal }) => withdrawal ?? null,
});
