import type { ApiError } from '@wealth/api-sdk';
import { useAddBankAccount } from '@wealth/api-sdk/client';
import { useMessages } from '@wealth/i18n-locale-react';
import { requirePin } from '@wealth/session';
import { hasFieldFor, setServerErrors } from '@wealth/ui/form';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf, maskedEnd, toBankAccountBody, type AccountValues } from './accountForm.ts';

export interface AddAccountOptions {
  form: UseFormReturn<AccountValues>;
  /** A new random key. */
  createKey: () => string;
  onAdded: () => void;
}

export interface AddAccount {
  isPending: boolean;
  submit: (values: AccountValues) => Promise<void>;
}

/**
 * Adds an account once the PIN is confirmed. The same account is sent with the same key until it is added: a repeated
 * press after a lost answer adds it once.
 */
export function useAddAccount({ form, createKey, onAdded }: AddAccountOptions): AddAccount {
  const t = useMessages('profile');
  const intent = useRef<{ account: string; key: string } | null>(null);
  const { isPending, mutate } = useAddBankAccount({
    mutation: {
      meta: { claims: ({ fieldErrors }: ApiError) => hasFieldFor(fieldErrors, fieldOf) },
      onError: ({ fieldErrors }) => setServerErrors(form, fieldErrors, { fieldOf }),
      onSuccess: () => {
        intent.current = null;
        onAdded();
      },
    },
  });

  function keyOf(account: string): string {
    if (intent.current?.account !== account) intent.current = { account, key: createKey() };
    return intent.current.key;
  }

  return {
    isPending,
    async submit(values) {
      const data = toBankAccountBody(values);
      if (!(await requirePin(t('pinToAdd', { number: maskedEnd(data.account_number) })))) return;
      mutate({ data, headers: { 'Idempotency-Key': keyOf(JSON.stringify(data)) } });
    },
  };
}
