import { useMessages } from '@wealth/i18n-locale-react';
import type { InstrumentRef } from '@wealth/domain';
import { Button, type ButtonProps } from '@wealth/ui/button';
import { BellIcon } from '@wealth/ui/icon';
import { useSetAlert } from './useSetAlert.tsx';

export interface SetAlertButtonProps extends Pick<ButtonProps, 'size' | 'isFullWidth'> {
  instrument: InstrumentRef;
}

/** Opens the dialog in which an alert on the instrument is set. Needs the stream of the page around it. */
export function SetAlertButton({ instrument, size = 'sm', isFullWidth }: SetAlertButtonProps) {
  const t = useMessages('parts');
  const setAlert = useSetAlert();
  return (
    <Button
      variant="secondary"
      size={size}
      isFullWidth={isFullWidth}
      icon={<BellIcon size="sm" />}
      aria-haspopup="dialog"
      onPress={() => setAlert({ instrument })}
    >
      {t('setAlert')}
    </Button>
  );
}
