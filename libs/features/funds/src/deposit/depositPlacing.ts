import {
  getCreateDepositMutationOptions,
  getPreviewDepositMutationKey,
  previewDeposit,
} from '@wealth/api-sdk/fund';
import type { Deposit, DepositBody, DepositPreview } from '@wealth/api-sdk/model';
import { definePlacing } from '@wealth/placing';
import { fundPreviewQuery, type FundPreviewOptions } from '../money/useFundPreview.ts';

export const depositPreview: FundPreviewOptions<DepositBody, DepositPreview> = {
  queryKey: getPreviewDepositMutationKey(),
  ask: (body, signal) => previewDeposit(body, undefined, signal),
};

/** Deposits. Nothing moves by the request, so that no PIN is asked for: the client pays from the own bank. */
export const depositPlacing = definePlacing<DepositBody, Deposit, DepositPreview>({
  kind: 'deposit',
  asksPin: false,
  preview: (queries, body) => queries.fetchQuery(fundPreviewQuery(depositPreview, body)),
  place: (call, { key, body }) =>
    call(getCreateDepositMutationOptions(), { data: body, headers: { 'Idempotency-Key': key } }),
  placedIn: ({ deposit }) => deposit ?? null,
});
