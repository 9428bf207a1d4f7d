import { isCalendarDay, type CalendarDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { ChoiceChips } from '@wealth/ui/chip';
import { DateField } from '@wealth/ui/date-field';
import { useState } from 'react';

export interface DayChoiceProps {
  day: string;
  today: CalendarDay;
  /** Days near at hand, the newest first. */
  near: readonly CalendarDay[];
  onChange: (day: string) => void;
}

/** The day of a statement: typed, taken from a calendar, or one near at hand. */
export function DayChoice({ day, today, near, onChange }: DayChoiceProps) {
  const t = useMessages('statements');
  const formats = useFormats();
  const [typed, setTyped] = useState({ day, text: day });
  const text = typed.day === day ? typed.text : day;
  const isLater = isCalendarDay(text) && text > today;
  const options = near.map((one) => ({ value: one, label: formats.day(one) }));
  return (
    <div className="grid gap-3">
      <DateField
        label={t('day')}
        value={text}
        today={today}
        maxDate={today}
        errorMessage={isLater ? t('dayLater') : undefined}
        onChange={(next) => {
          setTyped({ day, text: next });
          if (isCalendarDay(next) && next <= today) onChange(next);
        }}
      />
      <ChoiceChips aria-label={t('nearDays')} options={options} value={day} onChange={onChange} />
    </div>
  );
}
