import { ApiError } from '@wealth/api-sdk';
import { login } from '@wealth/api-sdk/calls/auth';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { useState } from 'react';
import type { LoginValues } from '../../model/login.ts';

export interface SignIn {
  /** From the press of the button until the next page is there. */
  isPending: boolean;
  /** Never rejects. */
  signIn: (values: LoginValues) => Promise<void>;
}

export interface SignInOutcome {
  /**
   * Signed in and the profile read; settles when the next page is there, which on a slow network takes its time. A
   * profile that cannot be read leaves the page as it is: it shows Retry then.
   */
  onSignedIn: () => void | Promise<void>;
  /** The app tells the client; the page itself only logs. */
  onFailed: (error: unknown) => void;
}

/** What hashes the password comes with the first focus of the form; without it nothing can be sent. */
function loadLoginBody() {
  return import('../../model/toLoginBody.ts').catch((cause: unknown) => {
    throw new ApiError(navigator.onLine ? 'network' : 'offline', 'POST /auth/app/v1/login', { cause });
  });
}

/** Signs in and reads the profile. Without React Query, which the first page would have to load for this one call. */
export function useSignIn({ onSignedIn, onFailed }: SignInOutcome): SignIn {
  const t = useMessages('login');
  const session = useSession();
  const [isPending, setIsPending] = useState(false);

  async function signIn(values: LoginValues) {
    setIsPending(true);
    try {
      const { toLoginBody } = await loadLoginBody();
      const authData = await login(toLoginBody(values), {
        'X-Remember-Me': values.rememberMe ? 'true' : 'false',
      });
      const visitor = await session.signIn(authData, { remember: values.rememberMe });
      if (visitor.kind === 'client') await onSignedIn();
    } catch (error) {
      // A server that answered has said why, and the app shows that.
      if (!(error instanceof ApiError) || error.status === null) console.warn(t('loginFailed'), error);
      onFailed(error);
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, signIn };
}
