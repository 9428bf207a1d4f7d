import { Dialog as AriaDialog, DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { gridTableTexts } from '@wealth/i18n-locale/ui/gridTable';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ColumnsIcon } from '../icon/icons.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { isHideable, type GridTableColumn } from './columns.ts';

export interface ColumnChooserProps<Row> {
  columns: ReadonlyArray<GridTableColumn<Row>>;
  /** Ids. */
  hiddenColumns: readonly string[];
  onChange: (hiddenColumns: string[]) => void;
}

/** Which columns a GridTable shows. What names a row, and its actions, cannot be hidden. */
export function ColumnChooser<Row>({ columns, hiddenColumns, onChange }: ColumnChooserProps<Row>) {
  const t = useUiText(gridTableTexts);

  function setShown(id: string, isShown: boolean) {
    onChange(isShown ? hiddenColumns.filter((hidden) => hidden !== id) : [...hiddenColumns, id]);
  }

  return (
    <AriaDialogTrigger>
      <Button variant="secondary" size="sm" icon={<ColumnsIcon size="sm" />}>
        {t('columns')}
      </Button>
      <AriaPopover
        placement="bottom end"
        className="overflow-auto rounded-card border border-border bg-surface-raised shadow-overlay"
      >
        <AriaDialog aria-label={t('columns')} className="flex flex-col gap-1 px-4 py-3 outline-none">
          {columns.filter(isHideable).map(({ id, header }) => (
            <Checkbox
              key={id}
              isSelected={!hiddenColumns.includes(id)}
              onChange={(isShown) => setShown(id, isShown)}
            >
              {header}
            </Checkbox>
          ))}
        </AriaDialog>
      </AriaPopover>
    </AriaDialogTrigger>
  );
}
