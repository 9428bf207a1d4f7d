import {
  getCancelLoanMutationOptions,
  getCreateLoanMutationOptions,
  getCreateRepaymentMutationOptions,
  getPledgeMoreMutationOptions,
  getPreviewLoanMutationKey,
  getPreviewRepaymentMutationKey,
  getReleaseSharesMutationOptions,
  previewLoan,
  previewRepayment,
} from '@wealth/api-sdk/credit';
import type { LoanBody, LoanDetail, LoanPreview, LoanShares, RepaymentPreview } from '@wealth/api-sdk/model';
import type { PreviewOptions } from '@wealth/parts';
import { definePlacing } from '@wealth/placing';

/** A signature of a key-facts statement. */
export interface SignRequest {
  kind: 'sign';
  quoteId: string;
  amount: number;
}

/** What can be sent about loans: one kind of intent for all of it, so that one desk follows it. */
export type LoanRequest =
  | SignRequest
  | { kind: 'repay'; id: string; amount: number }
  | { kind: 'pledge' | 'release'; id: string; holdings: LoanShares[] }
  | { kind: 'cancel'; id: string };

export const loanPreview: PreviewOptions<LoanBody, LoanPreview> = {
  queryKey: getPreviewLoanMutationKey(),
  ask: (body, signal) => previewLoan(body, undefined, signal),
};

export const repaymentPreview: PreviewOptions<{ id: string; amount: number }, RepaymentPreview> = {
  queryKey: getPreviewRepaymentMutationKey(),
  ask: ({ id, amount }, signal) => previewRepayment(id, { amount }, undefined, signal),
};

/** Loans: each request is sent once, with the PIN. */
export const loanPlacing = definePlacing<LoanRequest, LoanDetail>({
  kind: 'loan',
  place(call, { key, body }) {
    const headers = { 'Idempotency-Key': key };
    switch (body.kind) {
      case 'sign':
        return call(getCreateLoanMutationOptions(), {
          data: { quote_id: body.quoteId, amount: body.amount },
          headers,
        });
      case 'repay':
        return call(getCreateRepaymentMutationOptions(), {
          id: body.id,
          data: { amount: body.amount },
          headers,
        });
      case 'pledge':
        return call(getPledgeMoreMutationOptions(), {
          id: body.id,
          data: { holdings: body.holdings },
          headers,
        });
      case 'release':
        return call(getReleaseSharesMutationOptions(), {
          id: body.id,
          data: { holdings: body.holdings },
          headers,
        });
      case 'cancel':
        return call(getCancelLoanMutationOptions(), { id: body.id, headers });
    }
  },
  placedIn: ({ loan }) => loan ?? null,
});
