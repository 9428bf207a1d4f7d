import { useRequestCode } from '@wealth/api-sdk/client';
import { useSession } from '@wealth/session';
import { useState } from 'react';
import { normaliseMobile } from '../../model/mobile.ts';
import { toSendBody } from '../../model/forgotPassword.ts';
import { useSecondsLeft, type Wait } from './useSecondsLeft.ts';

/** Seconds between two requests of the same client's code. */
const resendSeconds = 30;

interface MobileWait extends Wait {
  /** Ten digits. */
  mobile: string;
  wasSent: boolean;
}

export interface CodeRequest {
  isPending: boolean;
  /** Epoch milliseconds of the server at which the code for this mobile was asked for; null when none was. */
  sentAt: (mobile: string) => number | null;
  /** Seconds until this mobile may ask again; another one need not wait. */
  secondsLeft: (mobile: string) => number;
  /** @param onSent - Called when the code is on its way. */
  send: (mobile: string, onSent: () => void) => void;
}

/** Asks for verification codes, and keeps the client from asking faster than the server answers. */
export function useCodeRequest(): CodeRequest {
  const { serverClock } = useSession();
  const [wait, setWait] = useState<MobileWait | null>(null);
  const secondsLeft = useSecondsLeft(wait, serverClock.now);
  const request = useRequestCode();
  const isFor = (mobile: string) => wait?.mobile === normaliseMobile(mobile);

  function waitFor(mobile: string, next: { seconds: number; wasSent: boolean }) {
    setWait({ mobile: normaliseMobile(mobile), startedAt: serverClock.now(), ...next });
  }

  return {
    isPending: request.isPending,
    sentAt: (mobile) => (wait?.wasSent && isFor(mobile) ? wait.startedAt : null),
    secondsLeft: (mobile) => (isFor(mobile) ? secondsLeft : 0),
    send(mobile, onSent) {
      if (request.isPending) return;
      request.mutate(
        { data: toSendBody(mobile) },
        {
          onSuccess: () => {
            waitFor(mobile, { seconds: resendSeconds, wasSent: true });
            onSent();
          },
          onError: ({ retryAfterSeconds }) => {
            if (retryAfterSeconds !== null) waitFor(mobile, { seconds: retryAfterSeconds, wasSent: false });
          },
        },
      );
    },
  };
}
