import { useRequestCode } from '@wealth/api-sdk/client';
import { useSession } from '@wealth/session';
import { browserTimers, useResendTimer } from '@wealth/ui/code-field';
import { useMemo, useState } from 'react';
import { toSendBody } from '../../model/forgotPassword.ts';

/** Seconds between two requests of the same client's code. */
const resendSeconds = 30;

interface Wait {
  /** Ten digits. */
  mobile: string;
  /** Epoch milliseconds of the server at which the code was asked for; null when the server refused. */
  sentAt: number | null;
}

export interface CodeRequest {
  isPending: boolean;
  /** Epoch milliseconds of the server at which the code for this mobile was asked for; null when none was. */
  sentAt: (mobile: string) => number | null;
  /** Seconds until this mobile may ask again; another one need not wait. */
  secondsLeft: (mobile: string) => number;
  /** @param mobile - Ten digits. */
  send: (mobile: string) => void;
}

/** Asks for verification codes, and keeps the client from asking faster than the server answers. */
export function useCodeRequest(): CodeRequest {
  const { serverClock } = useSession();
  const [wait, setWait] = useState<Wait | null>(null);
  // By the clock that goes on while a phone sleeps.
  const timers = useMemo(() => ({ now: serverClock.now, after: browserTimers.after }), [serverClock]);
  const { secondsLeft, start } = useResendTimer(timers);
  const request = useRequestCode();

  return {
    isPending: request.isPending,
    sentAt: (mobile) => (wait?.mobile === mobile ? wait.sentAt : null),
    secondsLeft: (mobile) => (wait?.mobile === mobile ? secondsLeft : 0),
    send(mobile) {
      if (request.isPending) return;
      request.mutate(
        { data: toSendBody(mobile) },
        {
          onSuccess: () => {
            setWait({ mobile, sentAt: serverClock.now() });
            start(resendSeconds);
          },
          onError: ({ retryAfterSeconds }) => {
            if (retryAfterSeconds === null) return;
            setWait({ mobile, sentAt: null });
            start(retryAfterSeconds);
          },
        },
      );
    },
  };
}
