import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { ArrowLeftIcon } from '@wealth/ui/icon';

export interface BackButtonProps {
  isDisabled?: boolean;
  onPress: () => void;
}

/** To the step before. On a phone the arrow in the head stands for it. */
export function BackButton({ isDisabled, onPress }: BackButtonProps) {
  const t = useMessages('kyc');
  return (
    <span className="max-tablet:hidden">
      <Button
        variant="secondary"
        icon={<ArrowLeftIcon size="sm" />}
        isDisabled={isDisabled}
        onPress={onPress}
      >
        {t('back')}
      </Button>
    </span>
  );
}
