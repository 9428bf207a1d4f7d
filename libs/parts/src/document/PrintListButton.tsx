import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { ExportIcon } from '@wealth/ui/icon';
import type { Printout } from './usePrintout.ts';

export interface PrintListButtonProps {
  /** Of `usePrintout`. */
  printout: Pick<Printout<unknown>, 'print' | 'isReading'>;
}

/** The way of a whole list to paper, beside the one to a file. */
export function PrintListButton({ printout: { print, isReading } }: PrintListButtonProps) {
  const t = useMessages('parts');
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<ExportIcon size="sm" />}
      isPending={isReading}
      onPress={print}
    >
      {t('print')}
    </Button>
  );
}
