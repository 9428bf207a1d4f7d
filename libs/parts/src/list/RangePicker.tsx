import type { RangeSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useState } from 'react';
import { ChoiceField, type FilterLook } from './ChoiceField.tsx';
import { OwnDays } from './OwnDays.tsx';
import { useRanges } from './useRanges.ts';

export interface RangePickerProps {
  /** @default 'field' */
  look?: FilterLook;
  value: RangeSearch;
  /** Both days, or the one that has changed. */
  onChange: (patch: RangeSearch) => void;
}

const own = 'own';

/** The time that a list is about: all of it, the last days, a tax year, or days of the client's own choice. */
export function RangePicker({ look = 'field', value, onChange }: RangePickerProps) {
  const t = useMessages('parts');
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
      {isOwnRange && <OwnDays value={value} onChange={onChange} />}
    </>
  );
}
