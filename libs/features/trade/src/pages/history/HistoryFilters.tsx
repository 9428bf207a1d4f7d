import { isCalendarDay, orderNoteBounds } from '@wealth/domain';
import { orderEnds, type OrderSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useToday } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Chip } from '@wealth/ui/chip';
import { DateField, type DateFieldProps } from '@wealth/ui/date-field';
import { Select } from '@wealth/ui/select';
import { TextField } from '@wealth/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderStatuses } from '../../orders/model/orderStatuses.ts';
import { useFilterNames, type FilterName } from './useFilterNames.ts';

/** @param isStep - Back leads to the address before. */
export type OrderSearchChange = (patch: OrderSearch, how: { isStep: boolean }) => void;

export interface HistoryFiltersProps {
  search: OrderSearch;
  onSearchChange: OrderSearchChange;
}

/** Milliseconds after the last key in which nothing is asked for yet. */
const typingMs = 300;
const own = 'own';
const unfiltered = 'any';

/** What is typed into a field until it is part of the address; it follows the address where that changes otherwise. */
function useTyped(asked: string) {
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  // Back, a chip or a link have changed it.
  if (seen !== asked) {
    setSeen(asked);
    setTyped(asked);
  }
  return [typed, setTyped] as const;
}

/** A text that becomes part of the address when the typing rests. */
function useTypedWord({ search, onSearchChange }: HistoryFiltersProps, name: 'query' | 'tag') {
  const asked = search[name] ?? '';
  const [typed, setTyped] = useTyped(asked);
  const ask = useEffectEvent((text: string) =>
    onSearchChange({ [name]: text === '' ? undefined : text }, { isStep: false }),
  );
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(() => ask(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return [typed, setTyped] as const;
}

interface OwnDayProps extends HistoryFiltersProps, Pick<DateFieldProps, 'minDate' | 'maxDate' | 'today'> {
  name: 'from' | 'to';
  label: string;
}

/** The first or the last day; a text that is no day yet asks for nothing. */
function OwnDay({ search, onSearchChange, name, ...field }: OwnDayProps) {
  const [typed, setTyped] = useTyped(search[name] ?? '');
  return (
    <div className="tablet:w-44">
      <DateField
        {...field}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '') onSearchChange({ [name]: undefined }, { isStep: true });
          else if (isCalendarDay(value)) onSearchChange({ [name]: value }, { isStep: true });
        }}
      />
    </div>
  );
}

function OwnRange(props: HistoryFiltersProps) {
  const t = useMessages('orders');
  const { from, to } = props.search;
  const today = useToday();
  return (
    <>
      <OwnDay {...props} name="from" label={t('firstDay')} maxDate={to ?? today} today={today} />
      <OwnDay {...props} name="to" label={t('lastDay')} minDate={from} maxDate={today} today={today} />
    </>
  );
}

interface FilterChipsProps {
  filters: readonly FilterName[];
  onLeave: (without: OrderSearch) => void;
}

/** What is left out, each with a way to take it back, and all of it. */
function FilterChips({ filters, onLeave }: FilterChipsProps) {
  const t = useMessages('orders');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }) => (
        <Chip
          key={label}
          removal={{ label: t('removeFilter', { filter: label }), onPress: () => onLeave(without) }}
        >
          {label}
        </Chip>
      ))}
      <Button variant="secondary" size="sm" onPress={() => onLeave(noFilters)}>
        {t('clearFilters')}
      </Button>
    </div>
  );
}

/** What the history leaves out, as fields and as chips that take it back. */
export function HistoryFilters({ search, onSearchChange }: HistoryFiltersProps) {
  const t = useMessages('orders');
  const [typed, setTyped] = useTypedWord({ search, onSearchChange }, 'query');
  const [typedTag, setTypedTag] = useTypedWord({ search, onSearchChange }, 'tag');
  const { filters, ranges, chosen } = useFilterNames(search);
  const [isOwn, setOwn] = useState(false);
  const isOwnRange = isOwn || chosen === undefined;

  return (
    <div role="group" aria-label={t('filters')} className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 items-start gap-3 tablet:flex tablet:flex-wrap">
        <div className="col-span-2 min-w-0 tablet:max-w-64 tablet:grow tablet:basis-40">
          <TextField label={t('searchOrders')} value={typed} onChange={setTyped} maxLength={64} />
        </div>
        <div className="min-w-0 tablet:max-w-52 tablet:grow tablet:basis-40">
          <Select
            label={t('range')}
            value={isOwnRange ? own : chosen.id}
            onChange={(id) => {
              setOwn(id === own);
              const range = ranges.find((one) => one.id === id);
              if (range) onSearchChange(range.search, { isStep: true });
            }}
            options={[
              ...ranges.map(({ id, label }) => ({ value: id, label })),
              { value: own, label: t('rangeOwn') },
            ]}
          />
        </div>
        <div className="min-w-0 tablet:max-w-36 tablet:grow tablet:basis-30">
          <Select
            label={t('side')}
            value={search.side ?? unfiltered}
            onChange={(side) =>
              onSearchChange({ side: side === unfiltered ? undefined : side }, { isStep: true })
            }
            options={[
              { value: unfiltered, label: t('anySide') },
              { value: 'BUY', label: t('buy') },
              { value: 'SELL', label: t('sell') },
            ]}
          />
        </div>
        <div className="min-w-0 tablet:max-w-44 tablet:grow tablet:basis-34">
          <Select
            label={t('status')}
            value={search.state ?? unfiltered}
            onChange={(state) =>
              onSearchChange({ state: state === unfiltered ? undefined : state }, { isStep: true })
            }
            options={[
              { value: unfiltered, label: t('anyStatus') },
              ...orderEnds.map((state) => ({ value: state, label: t(orderStatuses[state].name) })),
            ]}
          />
        </div>
        <div className="min-w-0 tablet:max-w-40 tablet:grow tablet:basis-28">
          <TextField
            label={t('tag')}
            value={typedTag}
            onChange={setTypedTag}
            maxLength={orderNoteBounds.tagLength}
          />
        </div>
        {isOwnRange && <OwnRange search={search} onSearchChange={onSearchChange} />}
      </div>
      {filters.length > 0 && (
        <FilterChips
          filters={filters}
          onLeave={(without) => {
            setOwn(false);
            onSearchChange(without, { isStep: true });
          }}
        />
      )}
    </div>
  );
}

/** The address without its filters. */
export const noFilters = {
  side: undefined,
  state: undefined,
  query: undefined,
  tag: undefined,
  from: undefined,
  to: undefined,
} satisfies OrderSearch;
