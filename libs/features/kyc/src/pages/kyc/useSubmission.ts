import type { ApiError } from '@wealth/api-sdk';
import { useSubmitIdentity } from '@wealth/api-sdk/identify';
import { useSession } from '@wealth/session';
import { faultyFieldOf, toIdentityBody } from '../../model/identityBody.ts';
import type { KycForms } from './useKycForms.ts';

/** A check is under way or done, as another tab or a lost answer has it. */
const conflictStatus = 409;

export interface SubmissionOptions {
  onSubmitted: () => void;
  /** The server finds fault with a field of this step. */
  onFault: (step: 'base' | 'id') => void;
}

function faultsOf({ fieldErrors }: ApiError) {
  return fieldErrors.flatMap(({ field, message }) => {
    const faulty = faultyFieldOf(field);
    return faulty === null ? [] : [{ ...faulty, message }];
  });
}

/** Sends the five fields. Faults of fields stand on them; what else fails is the app's toast, and nothing is lost. */
export function useSubmission(
  { base, document, isBaseValid }: KycForms,
  { onSubmitted, onFault }: SubmissionOptions,
) {
  const session = useSession();
  const submission = useSubmitIdentity({
    mutation: {
      meta: { onField: (error: ApiError) => faultsOf(error).length > 0 },
      onSuccess: onSubmitted,
      onError(error) {
        if (error.status === conflictStatus) void session.refreshProfile();
        const faults = faultsOf(error);
        for (const { step, name, message } of faults) {
          if (step === 'base') base.setError(name, { type: 'server', message });
          else document.setError(name, { type: 'server', message });
        }
        if (faults.length > 0) onFault(faults.some(({ step }) => step === 'base') ? 'base' : 'id');
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
