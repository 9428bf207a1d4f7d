import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { ExportIcon } from '@wealth/ui/icon';
import type { useCsv } from './useCsv.ts';

export interface ExportButtonProps {
  /** Of `useCsv`. */
  csv: ReturnType<typeof useCsv>;
  /** @default false */
  isDisabled?: boolean;
}

/** The way to the rows of a list as a file. */
export function ExportButton({ csv: { save, isSaving }, isDisabled = false }: ExportButtonProps) {
  const t = useMessages('parts');
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<ExportIcon size="sm" />}
      isPending={isSaving}
      isDisabled={isDisabled}
      onPress={save}
    >
      {t('exportCsv')}
    </Button>
  );
}
