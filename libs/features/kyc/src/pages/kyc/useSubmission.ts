import type { ApiError } from '@wealth/api-sdk';
import { useSubmitIdentity } from '@wealth/api-sdk/identify';
import { useSession } from '@wealth/session';
import { hasFieldFor, setServerErrors } from '@wealth/ui/form';
import { faultyFieldOf, toIdentityBody } from '../../model/identityBody.ts';
import type { KycForms } from './useKycForms.ts';

/** A check is under way or done, as another tab or a lost answer has it. */
const conflictStatus = 409;

export interface SubmissionOptions {
  onSubmitted: () => void;
  /** The server finds fault with a field of this step. */
  onFault: (step: 'base' | 'id') => void;
}

const baseFieldOf = (wire: string) => {
  const faulty = faultyFieldOf(wire);
  return faulty?.step === 'base' ? faulty.name : null;
};
const documentFieldOf = (wire: string) => {
  const faulty = faultyFieldOf(wire);
  return faulty?.step === 'id' ? faulty.name : null;
};

function stepOf({ fieldErrors }: ApiError): 'base' | 'id' | null {
  if (hasFieldFor(fieldErrors, baseFieldOf)) return 'base';
  return hasFieldFor(fieldErrors, documentFieldOf) ? 'id' : null;
}

/** Sends the five fields. Faults of fields stand on them; what else fails is the app's toast, and nothing is lost. */
export function useSubmission(
  { base, document, isBaseValid }: KycForms,
  { onSubmitted, onFault }: SubmissionOptions,
) {
  const session = useSession();
  const submission = useSubmitIdentity({
    mutation: {
      meta: { claims: (error: ApiError) => stepOf(error) !== null },
      onSuccess: onSubmitted,
      onError(error) {
        if (error.status === conflictStatus) void session.refreshProfile();
        const step = stepOf(error);
        if (step === null) return;
        // The step may have to be shown first.
        setServerErrors(base, error.fieldErrors, { fieldOf: baseFieldOf, takesFocus: false });
        setServerErrors(document, error.fieldErrors, { fieldOf: documentFieldOf, takesFocus: false });
        onFault(step);
      },
    },
  });

  return {
    isPending: submission.isPending,
    send() {
      if (submission.isPending) return;
      // The age is checked here alone, and what storage held at this step may be anything.
      if (!isBaseValid()) {
        void base.trigger();
        onFault('base');
        return;
      }
      submission.mutate({ data: toIdentityBody(base.getValues(), document.getValues()) });
    },
  };
}
