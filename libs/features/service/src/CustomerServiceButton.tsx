import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { ServiceIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Suspense } from 'react';
import { useCustomerService } from './ChatScope.tsx';

/** Opens customer service where no drawer offers it: before the KYC approval. */
export function CustomerServiceButton() {
  const open = useCustomerService();
  return (
    open && (
      <Suspense>
        <OpenButton onPress={open} />
      </Suspense>
    )
  );
}

function OpenButton({ onPress }: { onPress: () => void }) {
  const t = useMessages('chat');
  if (useBreakpoint() === 'mobile') {
    return (
      <IconButton aria-label={t('title')} aria-haspopup="dialog" onPress={onPress}>
        <ServiceIcon />
      </IconButton>
    );
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<ServiceIcon size="sm" />}
      aria-haspopup="dialog"
      onPress={onPress}
    >
      {t('title')}
    </Button>
  );
}
