import { isCalendarDay } from '@wealth/domain';
import type { RangeSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { DateField, type DateFieldProps } from '@wealth/ui/date-field';
import { useToday } from '../useToday.ts';
import { useTyped } from './useTyped.ts';

export interface OwnDaysProps {
  value: RangeSearch;
  /** The day that has changed. */
  onChange: (patch: RangeSearch) => void;
}

interface OwnDayProps extends OwnDaysProps, Pick<DateFieldProps, 'minDate' | 'maxDate' | 'today'> {
  name: 'from' | 'to';
  label: string;
}

/** The first or the last day; a text that is no day yet asks for nothing. */
function OwnDay({ value, onChange, name, ...field }: OwnDayProps) {
  const [typed, setTyped] = useTyped(value[name] ?? '');
  return (
    <div className="min-w-0 tablet:w-44">
      <DateField
        {...field}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (text === '') onChange({ [name]: undefined });
          else if (isCalendarDay(text)) onChange({ [name]: text });
        }}
      />
    </div>
  );
}

/** The first and the last day of a range of the client's own choice. */
export function OwnDays({ value, onChange }: OwnDaysProps) {
  const t = useMessages('parts');
  const today = useToday();
  return (
    <>
      <OwnDay
        {...{ value, onChange, today }}
        name="from"
        label={t('firstDay')}
        maxDate={value.to !== undefined && value.to < today ? value.to : today}
      />
      <OwnDay
        {...{ value, onChange, today }}
        name="to"
        label={t('lastDay')}
        minDate={value.from}
        maxDate={today}
      />
    </>
  );
}
