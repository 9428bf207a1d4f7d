import { useMessages } from '@wealth/i18n-locale-react';
import type { InstrumentRef } from '@wealth/domain';
import { Button, type ButtonProps } from '@wealth/ui/button';
import { BellIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { useSetAlert } from './useSetAlert.tsx';

export interface SetAlertButtonProps extends Pick<ButtonProps, 'size' | 'isFullWidth'> {
  instrument: InstrumentRef;
  /** Only the bell, where a word has no room. @default false */
  isIcon?: boolean;
}

/** Opens the dialog in which an alert on the instrument is set. Needs the stream of the page around it. */
export function SetAlertButton(props: SetAlertButtonProps) {
  const { instrument, size = 'sm', isFullWidth, isIcon = false } = props;
  const t = useMessages('parts');
  const setAlert = useSetAlert();
  if (isIcon) {
    return (
      <IconButton
        aria-label={t('setAlert')}
        size="lg"
        isBordered
        aria-haspopup="dialog"
        onPress={() => setAlert({ instrument })}
      >
        <BellIcon />
      </IconButton>
    );
  }
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
