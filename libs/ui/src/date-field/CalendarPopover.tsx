import type { CalendarDate } from '@internationalized/date';
import { useState, type RefObject } from 'react';
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
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { useComponentTexts } from '../messages/ComponentTextsProvider.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { englishDateFieldTexts } from './dateFieldTexts.ts';
import { MonthAndYear } from './MonthAndYear.tsx';
import { readDate } from './typedDate.ts';

const pageButton =
  'touch-target grid size-9 shrink-0 place-items-center rounded-control-inner text-fg-muted layered transition-layer data-hovered:text-fg data-disabled:text-fg-disabled forced-colors:data-disabled:text-system-disabled';

export interface CalendarPopoverProps {
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
function openingDay({ value, today, minDate, maxDate }: CalendarPopoverProps): CalendarDate | undefined {
  const [first] = [value, today, maxDate, minDate]
    .map((text) => readDate(text))
    .filter((day) => day !== null);
  return first;
}

/** One month under the field's button. Arrow keys move by day and week, Page Up and Down by month, Escape closes. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { triggerRef, label, value, today, onChange, onClose } = props;
  const texts = useComponentTexts('dateField', englishDateFieldTexts);
  const minDate = readDate(props.minDate);
  const maxDate = readDate(props.maxDate);
  const [focused, setFocused] = useState<CalendarDate | undefined>(() => openingDay(props));

  return (
    <AriaPopover
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className="z-tooltip rounded-card border border-border bg-surface-raised p-3 shadow-overlay outline-none"
    >
      <AriaDialog aria-label={label} className="outline-none">
        <AriaI18nProvider locale={`${texts.locale}-u-ca-gregory-nu-latn`}>
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
              <AriaButton slot="previous" aria-label={texts.previousMonth} className={pageButton}>
                <ChevronLeftIcon size="sm" />
              </AriaButton>
              <MonthAndYear texts={texts} minDate={minDate} maxDate={maxDate} />
              <AriaButton slot="next" aria-label={texts.nextMonth} className={pageButton}>
                <ChevronRightIcon size="sm" />
              </AriaButton>
            </header>
            <AriaCalendarGrid weekdayStyle="short" className="border-collapse">
              <AriaCalendarGridHeader>
                {(day) => (
                  <AriaCalendarHeaderCell className="size-9 text-tick font-medium text-fg-muted">
                    {day}
                  </AriaCalendarHeaderCell>
                )}
              </AriaCalendarGridHeader>
              <AriaCalendarGridBody>
                {(day) => <CalendarDay day={day} isToday={day.toString() === today} texts={texts} />}
              </AriaCalendarGridBody>
            </AriaCalendarGrid>
          </AriaCalendar>
        </AriaI18nProvider>
      </AriaDialog>
    </AriaPopover>
  );
}
