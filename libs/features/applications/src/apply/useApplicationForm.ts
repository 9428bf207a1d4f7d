import type { ApiError } from '@wealth/api-sdk';
import { useGetBankAccounts } from '@wealth/api-sdk/client';
import { useGetAsset } from '@wealth/api-sdk/stat';
import type { BankAccount, Issue, IssueApplicationDetail } from '@wealth/api-sdk/model';
import { fromWire, noMoney } from '@wealth/domain';
import { checkApplication, type ApplicationPayment, type ApplicationTerms } from '@wealth/domain/issues';
import { useDraft, usePreview, useServerNow } from '@wealth/parts';
import { useFormPlacing } from '@wealth/placing';
import { useMemo, useState } from 'react';
import {
  applicationPlacing,
  issuePreview,
  judgeApplication,
  type IssueListName,
  type IssueRequest,
  type PlacingOf,
} from '../parts/applicationPlacing.ts';
import type { FaultFigures } from '../parts/applicationFaultText.ts';
import { applicationDraft, type ApplicationTyped } from './applicationDraft.ts';
import {
  allFaults,
  bidsOf,
  bodyOf,
  handleOf,
  missingFaults,
  type FormFault,
  type Payer,
} from './applicationForm.ts';
import { bidsAtMostOf } from './termsOf.ts';

const placing: PlacingOf<IssueRequest> = applicationPlacing;

const claimed = { query: { meta: { claims: () => true } } };

const isVerified = ({ status }: BankAccount) => status === 'verified';

/** The account that is meant: the one that was chosen, else the primary one, else any that is verified. */
function accountOf(accounts: readonly BankAccount[], chosen: string | null): BankAccount | null {
  const usable = accounts.filter(isVerified);
  return (
    accounts.find(({ id }) => id === chosen) ?? usable.find(({ primary }) => primary) ?? usable[0] ?? null
  );
}

/** Figures that the texts of faults name. */
export function figuresOf(issue: Issue, terms: ApplicationTerms, available: number | null): FaultFigures {
  return {
    lotSize: terms.lotSize,
    limit: issue.retail_limit,
    tick: issue.tick_size,
    lowest: issue.price_low,
    highest: issue.price_high,
    cutOff: issue.cut_off,
    opensAt: terms.opensAt,
    closedAt: terms.bidsUntil,
    atMost: bidsAtMostOf(terms),
    available,
  };
}

/** What the server has refused a request for, of the fields of the form. */
function refusedFaults({ fieldErrors }: ApiError): FormFault[] {
  const fields = ['bids', 'upi_id', 'bank_id', 'issue'] as const;
  return fieldErrors.flatMap(({ field, code, message }): FormFault[] => {
    const own = fields.find((one) => one === field);
    // Another application of the same PAN, sent from elsewhere meanwhile.
    const known = own === 'issue' && code === 'known' ? 'one_application' : code;
    return own ? [{ field: own, code: known, index: null, nearest: null, until: null, message }] : [];
  });
}

export interface ApplicationFormOptions {
  list: IssueListName;
  issue: Issue;
  terms: ApplicationTerms;
  onPlaced: (application: IssueApplicationDetail) => void;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

/** Who pays: the client's own bank by a mandate, or cash here. */
function usePayer(issue: Issue, typed: ApplicationTyped) {
  const accounts = useGetBankAccounts(claimed);
  const { data: asset } = useGetAsset(claimed);
  const isByMandate = issue.kind !== 'ofs';
  const account = accountOf(accounts.data ?? [], typed.bankId);
  const payer: Payer = { account, isByMandate };
  const handle = handleOf(typed, payer);
  const payment: ApplicationPayment = isByMandate
    ? {
        by: 'mandate',
        upiId: handle === '' ? null : handle,
        account: account && { isVerified: isVerified(account), upiId: account.upi_id },
      }
    : // Its charges are the server's to count.
      { by: 'cash', available: asset ? fromWire(asset.available) : noMoney, chargesOf: () => noMoney };
  return { accounts, account, payer, handle, payment, available: asset?.available ?? null };
}

/** The form of an application: what is wrong with it, what it would block, and the way of what is sent. */
export function useApplicationForm(options: ApplicationFormOptions) {
  const { list, issue, terms, onPlaced, onSetPin } = options;
  const draftOfIssue = useMemo(() => applicationDraft(issue), [issue]);
  const draft = useDraft(draftOfIssue);
  const { typed } = draft;
  const now = useServerNow();
  const { accounts, account, payer, handle, payment, available } = usePayer(issue, typed);
  const [isTried, setIsTried] = useState(false);

  const body = bodyOf(typed, terms.lotSize, payer);
  const request: IssueRequest | null = body && { kind: list, id: issue.id, body };
  const server = usePreview(issuePreview, request);
  const facts = { at: now, hasApplied: false, hasIdentity: true, coolingOffUntil: null, isSegmentOff: false };
  // What pays is known once it was read.
  const isPayerKnown = payer.isByMandate ? accounts.data !== undefined : available !== null;
  const found = checkApplication(terms, { bids: bidsOf(typed.bids, terms.lotSize), payment }, facts);
  const own = isPayerKnown
    ? found
    : found.filter(({ field, code }) => field === 'bids' && code !== 'notEnoughCash');
  const missing = missingFaults(typed, payer, handle);
  const { flow, sent, refused, forgetRefused, review } = useFormPlacing({
    placing,
    judge: judgeApplication,
    onStopped: server.askAgain,
    faultsOf: refusedFaults,
    onPlaced(placed) {
      draft.forget();
      setIsTried(false);
      onPlaced(placed);
    },
    onSetPin,
  });
  const faults = allFaults({ own, atServer: server.preview?.errors ?? [], refused }, typed, handle);

  return {
    typed,
    accounts,
    account,
    handle,
    server,
    available,
    sent,
    flow,
    payer,
    faults: [...(isTried ? missing : []), ...faults],
    figures: figuresOf(issue, terms, available),
    change(different: Partial<ApplicationTyped>) {
      forgetRefused();
      draft.change(different);
    },
    /** To the review, or to what is in the way; whether it got there. */
    review(): boolean {
      setIsTried(true);
      if (request === null || missing.length > 0 || faults.length > 0) return false;
      review(request);
      return true;
    },
  };
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
