import { zodResolver } from '@hookform/resolvers/zod';
import { useSession } from '@wealth/session';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { accountSchema, toAccountValues, type AccountField, type AccountValues } from './accountForm.ts';

/** In memory only: an account number goes into no storage. */
const draftName = 'bankAccount';

export interface AccountDraft {
  form: UseFormReturn<AccountValues>;
  /** For a field: checks it when it is left filled in, and again with every change while it is wrong. */
  checks: (name: AccountField) => { onBlur: () => void; onChange: () => void };
  /** Nothing of it is needed any more. */
  forget: () => void;
}

/** The form of a new account. What was typed outlives the page: a lost connection loses none of it. */
export function useAccountDraft(holder: string): AccountDraft {
  const { drafts } = useSession();
  const form = useForm<AccountValues>({
    resolver: zodResolver(accountSchema),
    defaultValues: toAccountValues(drafts.read(draftName), holder),
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => drafts.write(draftName, values),
      }),
    [form, drafts],
  );

  function checkWithRepetition(name: AccountField) {
    // A number that was changed may no longer be the one that was repeated.
    const isRepeated = name === 'accountNumber' && form.getValues('confirmNumber') !== '';
    void form.trigger(isRepeated ? [name, 'confirmNumber'] : name);
  }

  return {
    form,
    checks: (name) => ({
      onBlur: () => {
        if (form.getValues(name).trim() !== '') checkWithRepetition(name);
      },
      onChange: () => {
        const isKnownWrong = form.getFieldState(name).invalid;
        const isRepetitionWrong = name === 'accountNumber' && form.getFieldState('confirmNumber').invalid;
        if (isKnownWrong || isRepetitionWrong) checkWithRepetition(name);
      },
    }),
    forget: () => drafts.remove(draftName),
  };
}

/** Whether a form was begun and neither sent nor given up. */
export function useHasAccountDraft(): boolean {
  const { drafts } = useSession();
  return drafts.read(draftName) !== undefined;
}
