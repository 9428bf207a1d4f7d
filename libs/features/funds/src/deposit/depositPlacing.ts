import {
  getCreateDepositMutationOptions,
  getPreviewDepositMutationKey,
  previewDeposit,
} from '@wealth/api-sdk/fund';
import type { Deposit, DepositBody, DepositPreview } from '@wealth/api-sdk/model';
import { previewQuery, type PreviewOptions } from '@wealth/parts';
import { definePlacing } from '@wealth/placing';

export const depositPreview: PreviewOptions<DepositBody, DepositPreview> = {
  queryKey: getPreviewDepositMutationKey(),
  ask: (body, signal) => previewDeposit(body, undefined, signal),
};

/** Deposits. Nothing moves by the request, so that no PIN is asked for: the client pays from the own bank. */
export const depositPlacing = definePlacing<DepositBody, Deposit, DepositPreview>({
  kind: 'deposit',
  asksPin: false,
  preview: (queries, body) => queries.fetchQuery(previewQuery(depositPreview, body)),
  place: (call, { key, body }) =>
    call(getCreateDepositMutationOptions(), { data: body, headers: { 'Idempotency-Key': key } }),
  placedIn: ({ deposit }) => deposit ?? null,
});
