import { useSession } from '@wealth/session';
import { useEffect, useEffectEvent } from 'react';
import type { LoginValues } from '../../model/login.ts';
import { forgetTypedLogin, keepTypedLogin } from '../../model/typedLogin.ts';

/** Keeps what is typed when the page is left in any other way than by a sign-in. */
export function useTypedLogin(read: () => LoginValues): void {
  const session = useSession();
  const keep = useEffectEvent(() => {
    if (session.visitor()?.kind !== 'client') keepTypedLogin(read());
  });
  useEffect(() => {
    forgetTypedLogin();
    return () => keep();
  }, []);
}
