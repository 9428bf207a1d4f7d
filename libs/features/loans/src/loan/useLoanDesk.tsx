import type { LoanDetail } from '@wealth/api-sdk/model';
import { useFailureText } from '@wealth/parts';
import { LeaveAtOnce, PlacingDialog, useFormPlacing } from '@wealth/placing';
import type { ReactNode } from 'react';
import { refusedFaults } from '../parts/loanFaults.ts';
import { loanPlacing, type LoanRequest } from '../parts/loanPlacing.ts';
import { useLoanWords } from '../parts/useLoanWords.ts';
import { usePlacingWords } from '../parts/usePlacingWords.ts';

type Kind = Exclude<LoanRequest['kind'], 'sign'>;

const titles = {
  repay: { review: 'reviewRepay', done: 'repaidTitle' },
  pledge: { review: 'reviewPledge', done: 'pledgedTitle' },
  release: { review: 'reviewRelease', done: 'releasedTitle' },
  cancel: { review: 'reviewCancel', done: 'cancelledTitle' },
} as const satisfies Record<Kind, { review: string; done: string }>;

export interface LoanDeskOptions {
  kind: Kind;
  /** What is sent, once more. */
  review: ReactNode;
  onDone: (loan: LoanDetail) => void;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

/** The way of one request about a loan that runs: review, PIN, and what came of it. */
export function useLoanDesk({ kind, review, onDone, onSetPin }: LoanDeskOptions) {
  const { t } = useLoanWords();
  const words = usePlacingWords(kind);
  const failureText = useFailureText();
  const {
    flow,
    refused,
    forgetRefused,
    review: begin,
  } = useFormPlacing({
    placing: loanPlacing,
    faultsOf: refusedFaults,
    onPlaced: onDone,
    onSetPin,
  });
  return {
    refused,
    clear: forgetRefused,
    begin,
    dialog: (
      <PlacingDialog
        {...{ flow, words }}
        placing={loanPlacing}
        title={t(titles[kind].review)}
        review={review}
        resultTitle={() => t(titles[kind].done)}
        // What stood beneath the dialog goes on with it.
        result={() => <LeaveAtOnce onLeave={flow.back} />}
        faults={failureText}
        onDone={flow.back}
      />
    ),
  };
}
