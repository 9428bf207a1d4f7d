import type { CalendarDate } from '@internationalized/date';
import { useState, useSyncExternalStore, type RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarGrid as AriaCalendarGrid,
  CalendarGridBody as AriaCalendarGridBody,
  CalendarGridHeader as AriaCalendarGridHeader,
  CalendarHeaderCell as AriaCalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { dateFieldTexts } from '@wealth/i18n-locale/ui/dateField';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { floating } from '../internal/floating.ts';
import { useUiText, useUiLanguage } from '../messages/UiTextsProvider.tsx';
import { Modal } from '../modal/Modal.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { MonthAndYear } from './MonthAndYear.tsx';
import { readDate } from './typedDate.ts';

const pageButton =
  'touch-target grid size-9 shrink-0 place-items-center rounded-control-inner text-fg-muted layered transition-layer data-hovered:text-fg data-disabled:text-fg-disabled forced-colors:data-disabled:text-system-disabled';

export interface CalendarPopoverProps {
  isOpen: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  /** What stands in the field: a date or not. */
  value: string;
  minDate?: string;
  maxDate?: string;
  today?: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** Where the calendar opens: at the value, else at today, else where the offered days begin. */
function openingDay({ value, today, minDate, maxDate }: MonthProps): CalendarDate | undefined {
  const [first] = [value, today, maxDate, minDate]
    .map((text) => readDate(text))
    .filter((day) => day !== null);
  return first;
}

/** CSS pixels of a window under which a month beside its field would be wider than the window, or cover the field. */
const narrowPx = 480;

function subscribeToResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** One month under the field's button; on a narrow screen a sheet of the window's full width. Escape closes. */
export function CalendarPopover({ isOpen, ...props }: CalendarPopoverProps) {
  const { triggerRef, label, onClose } = props;
  const isNarrow = useSyncExternalStore(subscribeToResize, () => window.innerWidth < narrowPx);
  if (isNarrow) {
    return (
      <Modal isOpen={isOpen} title={label} width={narrowPx} backdropClosable onClose={onClose}>
        <Month {...props} isNarrow />
      </Modal>
    );
  }
  return (
    <AriaPopover
      isOpen={isOpen}
      triggerRef={triggerRef}
      placement="bottom end"
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      className={`${floating} p-3`}
    >
      <AriaDialog aria-label={label} className="outline-none">
        <Month {...props} isNarrow={false} />
      </AriaDialog>
    </AriaPopover>
  );
}

interface MonthProps extends Omit<CalendarPopoverProps, 'isOpen' | 'triggerRef'> {
  /** The days share the width of the sheet. */
  isNarrow: boolean;
}

/** A new one with each opening. Arrow keys move by day and week, Page Up and Down by month. */
function Month({ isNarrow, ...props }: MonthProps) {
  const { label, value, today, onChange, onClose } = props;
  const t = useUiText(dateFieldTexts);
  const { locale } = useUiLanguage();
  const minDate = readDate(props.minDate);
  const maxDate = readDate(props.maxDate);
  const [focused, setFocused] = useState<CalendarDate | undefined>(() => openingDay({ ...props, isNarrow }));

  return (
    <AriaI18nProvider locale={`${locale}-u-ca-gregory-nu-latn`}>
      <AriaCalendar
        autoFocus
        aria-label={label}
        value={readDate(value)}
        minValue={minDate}
        maxValue={maxDate}
        focusedValue={focused}
        onFocusChange={setFocused}
        // The week of India's calendars (CLDR's week data, territory IN).
        firstDayOfWeek="sun"
        onChange={(day) => {
          onChange(day.toString());
          onClose();
        }}
      >
        <header className="mb-2 flex items-center justify-between gap-1">
          <AriaButton slot="previous" aria-label={t('previousMonth')} className={pageButton}>
            <ChevronLeftIcon size="sm" />
          </AriaButton>
          <MonthAndYear minDate={minDate} maxDate={maxDate} />
          <AriaButton slot="next" aria-label={t('nextMonth')} className={pageButton}>
            <ChevronRightIcon size="sm" />
          </AriaButton>
        </header>
        <AriaCalendarGrid
          weekdayStyle="short"
          className={isNarrow ? 'w-full table-fixed border-collapse' : 'border-collapse'}
        >
          <AriaCalendarGridHeader>
            {(day) => (
              <AriaCalendarHeaderCell className="size-9 text-tick font-medium text-fg-muted">
                {day}
              </AriaCalendarHeaderCell>
            )}
          </AriaCalendarGridHeader>
          <AriaCalendarGridBody>
            {(day) => <CalendarDay {...{ day, isNarrow }} isToday={day.toString() === today} />}
          </AriaCalendarGridBody>
        </AriaCalendarGrid>
      </AriaCalendar>
    </AriaI18nProvider>
  );
}
