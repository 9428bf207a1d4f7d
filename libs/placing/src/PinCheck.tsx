import type { ApiError } from '@wealth/api-sdk';
import { useVerifyPin } from '@wealth/api-sdk/client';
import { hashSecret } from '@wealth/api-sdk/secret';
import { useMessages } from '@wealth/i18n-locale-react';
import { PinInput } from '@wealth/ui/pin-input';
import { useState, type Ref } from 'react';

export interface PinCheckProps {
  /** @default "Trading PIN" */
  label?: string;
  /** Asked before the PIN is sent; false keeps it, and empties the cells. @default always */
  mayAsk?: () => boolean;
  /** The server has confirmed the PIN. */
  onVerified: () => void;
  /** What is confirmed is on its way: nothing more can be typed. */
  isPending?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const wrong = 400;
const locked = 429;

const minuteSeconds = 60;
/** Wrong PINs in a row after which it is locked, as the server counts. */
const mostTries = 5;

function isRefusal({ status }: ApiError): boolean {
  return status === wrong || status === locked;
}

/** Why the server has refused a PIN, in the words of the client; undefined where the app says it. */
function useRefusalText() {
  const t = useMessages('parts');
  return ({ status, serverMessage, retryAfterSeconds: wait, fieldErrors }: ApiError): string | undefined => {
    if (status === wrong) {
      const left = fieldErrors.find(({ field }) => field === 'pin')?.left;
      if (left === undefined) return t('pinIncorrect');
      return left === 0 ? t('pinLocked') : t('pinTriesLeft', { left: String(left), of: String(mostTries) });
    }
    if (status !== locked) return undefined;
    // The server's own text says no time.
    return wait
      ? t('pinLockedFor', { count: Math.ceil(wait / minuteSeconds) })
      : (serverMessage ?? t('pinLocked'));
  };
}

/** The trading PIN in its cells: sent at the last digit, emptied when it is refused, with the tries that are left. */
export function PinCheck({
  label,
  mayAsk = () => true,
  onVerified,
  isPending = false,
  inputRef,
}: PinCheckProps) {
  const t = useMessages('parts');
  const refusalText = useRefusalText();
  const [pin, setPin] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const verify = useVerifyPin({
    mutation: {
      meta: { claims: isRefusal },
      onSuccess() {
        setPin('');
        onVerified();
      },
      onError(error) {
        setPin('');
        setRefusal(refusalText(error));
      },
    },
  });

  function type(digits: string) {
    setPin(digits);
    if (digits !== '') setRefusal(undefined);
  }

  function send(digits: string) {
    if (mayAsk()) verify.mutate({ data: { pin: hashSecret(digits) } });
    else setPin('');
  }

  return (
    <PinInput
      label={label ?? t('pin')}
      autoFocus
      value={pin}
      onChange={type}
      onComplete={send}
      isPending={verify.isPending || isPending}
      errorMessage={refusal}
      inputRef={inputRef}
    />
  );
}
