import { useSetPin } from '@wealth/api-sdk/client';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { PinInput } from '@wealth/ui/pin-input';
import { useState } from 'react';
import { toPinBody } from '../../model/setPin.ts';

const errorTitle: PlainMessageKey<'errors'> = 'pinSetFailed';

/** The password was verified too long ago (5 minutes). */
const notVerifiedStatus = 403;

export interface PinStepProps {
  onSet: () => void;
  /** The server wants the password again. */
  onExpired: () => void;
}

/** Step 2: six digits, which go on their way with the last one. */
export function PinStep({ onSet, onExpired }: PinStepProps) {
  const t = useMessages('profile');
  const [pin, setPin] = useState('');
  const save = useSetPin({
    mutation: {
      meta: { errorTitle },
      onSuccess: onSet,
      onError: ({ status }) => {
        setPin('');
        if (status === notVerifiedStatus) onExpired();
      },
    },
  });

  return (
    <div className="grid justify-items-center gap-5 text-center">
      <div>
        <h3 className="text-title">{t('choosePin')}</h3>
        <p className="text-fg-muted">{t('choosePinText')}</p>
      </div>
      <PinInput
        label={t('pin')}
        isLabelHidden
        value={pin}
        onChange={setPin}
        onComplete={(digits) => save.mutate({ data: toPinBody(digits) })}
        isPending={save.isPending}
        description={t('pinSubmits')}
        autoFocus
      />
    </div>
  );
}
