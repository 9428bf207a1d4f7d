import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { ExportIcon, TableIcon } from '@wealth/ui/icon';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import type { useCsv } from '../list/useCsv.ts';
import { Unmasked } from '../money/Unmasked.tsx';

/** Where the desk of the statements has room for the buttons of the one that is shown; null before it is drawn. */
export const StatementPlace = createContext<HTMLElement | null>(null);

/** How far the parts of a statement are read. */
export interface StatementProgress {
  label: string;
  done: number;
  of: number;
  /** "12 of 40 notes" */
  text: string;
}

export interface StatementButtonsProps {
  /** There is something to print and to save. */
  isReady: boolean;
  /** Of `useCsv`. */
  csv: ReturnType<typeof useCsv>;
  /** @default the page as it is shown */
  onPrint?: () => void;
  /** What is to be printed is still being read. @default false */
  isReading?: boolean;
  /** While parts are read. */
  progress?: StatementProgress | undefined;
}

const printPage = () => window.print();

/** The ways of a statement to paper and to a file, where its page has room for them. */
export function StatementButtons({ isReady, csv, isReading = false, ...rest }: StatementButtonsProps) {
  const { onPrint = printPage, progress } = rest;
  const t = useMessages('parts');
  const place = useContext(StatementPlace);
  if (!place) return null;
  return createPortal(
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button icon={<ExportIcon size="sm" />} isDisabled={!isReady} isPending={isReading} onPress={onPrint}>
          {t('print')}
        </Button>
        <Button
          variant="secondary"
          icon={<TableIcon size="sm" />}
          isDisabled={!isReady}
          isPending={csv.isSaving}
          onPress={csv.save}
        >
          {t('exportCsv')}
        </Button>
      </div>
      {progress && (
        <div className="grid gap-1">
          <ProgressMeter
            label={progress.label}
            value={progress.done}
            target={progress.of}
            valueText={progress.text}
          />
          <p className="text-caption text-fg-muted tabular-nums">{progress.text}</p>
        </div>
      )}
      <p className="text-caption text-fg-muted">
        <Unmasked instead={t('printHidden')}>{t('printShown')}</Unmasked>
      </p>
    </div>,
    place,
  );
}
