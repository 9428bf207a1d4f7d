import { useLogin } from '@wealth/api-sdk/auth';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { useState } from 'react';
import { toLoginBody, type LoginValues } from '../../model/login.ts';

export interface SignIn {
  /** From the press of the button until the profile is read. */
  isPending: boolean;
  /** Never rejects. */
  signIn: (values: LoginValues) => Promise<void>;
}

/**
 * Signs in and reads the profile.
 *
 * @param onSignedIn - Called when both are done. A profile that cannot be read leaves the page as it is: it shows
 *   Retry then.
 */
export function useSignIn(onSignedIn: () => void): SignIn {
  const t = useMessages('auth');
  const session = useSession();
  const login = useLogin();
  const [isPending, setIsPending] = useState(false);

  async function signIn(values: LoginValues) {
    // Enter submits again while the button only looks busy.
    if (isPending) return;
    setIsPending(true);
    try {
      const authData = await login.mutateAsync({
        data: toLoginBody(values),
        headers: { 'X-Remember-Me': values.rememberMe ? 'true' : 'false' },
      });
      const visitor = await session.signIn(authData, { remember: values.rememberMe });
      if (visitor.kind === 'client') onSignedIn();
    } catch (error) {
      // The toast comes from the app's mutation cache; here a failure is only logged (product.md §8).
      console.warn(t('loginFailed'), error);
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, signIn };
}
