import type { ApiError } from '@wealth/api-sdk';
import { useVerifyPin } from '@wealth/api-sdk/client';
import { hashSecret } from '@wealth/api-sdk/secret';
import { useMessages } from '@wealth/i18n-locale-react';
import { PinInput } from '@wealth/ui/pin-input';
import { useState } from 'react';

export interface PinDialogProps {
  /** What the PIN confirms. */
  purpose?: string;
  /** The server has confirmed the PIN. */
  onVerified: () => void;
}

const wrong = 400;
const locked = 429;

const minuteSeconds = 60;

function isRefusal({ status }: ApiError): boolean {
  return status === wrong || status === locked;
}

/** The trading PIN before something that needs it: sent at the sixth digit, emptied when it is refused. */
export function PinDialog({ purpose, onVerified }: PinDialogProps) {
  const t = useMessages('profile');
  const [pin, setPin] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const verify = useVerifyPin({
    mutation: {
      meta: { claims: isRefusal },
      onSuccess: onVerified,
      onError: ({ status, serverMessage, retryAfterSeconds: wait }) => {
        setPin('');
        if (status === wrong) setRefusal(t('pinIncorrect'));
        if (status !== locked) return;
        // The server's own text says no time.
        if (wait) setRefusal(t('pinLockedFor', { count: Math.ceil(wait / minuteSeconds) }));
        else setRefusal(serverMessage ?? t('pinLocked'));
      },
    },
  });

  function type(digits: string) {
    setPin(digits);
    if (digits !== '') setRefusal(undefined);
  }

  return (
    <div className="flex flex-col gap-4 pb-2">
      <div>
        {purpose !== undefined && <p className="font-medium wrap-anywhere">{purpose}</p>}
        <p className="text-fg-muted">{t('pinDialogText')}</p>
      </div>
      <PinInput
        label={t('pin')}
        autoFocus
        value={pin}
        onChange={type}
        onComplete={(digits) => verify.mutate({ data: { pin: hashSecret(digits) } })}
        isPending={verify.isPending}
        errorMessage={refusal}
      />
    </div>
  );
}
