import { isCalendarDay } from '@wealth/domain';
import type { RangeSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { DateField, type DateFieldProps } from '@wealth/ui/date-field';
import { useState } from 'react';
import { useToday } from '../useToday.ts';
import { ChoiceField, type FilterLook } from './ChoiceField.tsx';
import { useRanges } from './useRanges.ts';
import { useTyped } from './useTyped.ts';

export interface RangePickerProps {
  /** @default 'field' */
  look?: FilterLook;
  value: RangeSearch;
  /** Both days, or the one that has changed. */
  onChange: (patch: RangeSearch) => void;
}

interface OwnDayProps
  extends
    Pick<RangePickerProps, 'value' | 'onChange'>,
    Pick<DateFieldProps, 'minDate' | 'maxDate' | 'today'> {
  name: 'from' | 'to';
  label: string;
}

const own = 'own';

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

/** The time that a list is about: all of it, the last days, a tax year, or days of the client's own choice. */
export function RangePicker({ look = 'field', value, onChange }: RangePickerProps) {
  const t = useMessages('parts');
  const today = useToday();
  const { ranges, chosen } = useRanges(value);
  const [isOwn, setOwn] = useState(false);
  const isOwnRange = isOwn || chosen === undefined;
  return (
    <>
      <ChoiceField
        look={look}
        label={t('range')}
        value={isOwnRange ? own : chosen.id}
        anyValue="all"
        onChange={(id) => {
          setOwn(id === own);
          const range = ranges.find((one) => one.id === id);
          if (range) onChange(range.search);
        }}
        options={[
          ...ranges.map(({ id, label }) => ({ value: id, label })),
          { value: own, label: t('rangeOwn') },
        ]}
      />
      {isOwnRange && (
        <>
          <OwnDay
            {...{ value, onChange, today }}
            name="from"
            label={t('firstDay')}
            maxDate={value.to ?? today}
          />
          <OwnDay
            {...{ value, onChange, today }}
            name="to"
            label={t('lastDay')}
            minDate={value.from}
            maxDate={today}
          />
        </>
      )}
    </>
  );
}
