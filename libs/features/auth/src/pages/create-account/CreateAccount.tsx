import { useRegister } from '@wealth/api-sdk/auth';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { useRequestClose } from '@wealth/ui/close-guard';
import type { DialogContentProps } from '@wealth/ui/modal';
import { toasts } from '@wealth/ui/toast';
import { toRegisterBody } from '../../model/registration.ts';
import { carriedMobile } from '../carriedMobile.ts';
import { fillSignInName } from '../signInName.ts';
import { CreateAccountForm } from './CreateAccountForm.tsx';

const errorTitle: PlainMessageKey<'errors'> = 'registrationFailed';

/** Create Account: registers by invitation; a failure leaves everything that was typed where it is. */
export function CreateAccount({ close }: DialogContentProps) {
  const tErrors = useMessages('errors');
  const requestClose = useRequestClose();
  const register = useRegister({
    mutation: {
      meta: { errorTitle },
      onSuccess: (_answer, { data }) => {
        fillSignInName(data.username);
        toasts.show({ type: 'success', title: tErrors('registered') });
        close();
      },
    },
  });

  return (
    <CreateAccountForm
      mobile={carriedMobile()}
      isPending={register.isPending}
      onSubmit={(values) => register.mutate({ data: toRegisterBody(values) })}
      onSignIn={requestClose}
    />
  );
}
