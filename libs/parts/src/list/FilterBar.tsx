import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { Chip } from '@wealth/ui/chip';
import { Select } from '@wealth/ui/select';
import { Sheet } from '@wealth/ui/sheet';
import { TextField } from '@wealth/ui/text-field';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ChoiceField, type FilterLook } from './ChoiceField.tsx';
import {
  activeFilters,
  patchOf,
  rangeWordsOf,
  withoutFilter,
  wordOf,
  type ListFilter,
  type TextFilter,
  type Words,
} from './listFilter.ts';
import { RangePicker } from './RangePicker.tsx';
import { useFilterNames } from './useFilterNames.ts';
import { useTyped } from './useTyped.ts';

/** @param isStep - Back leads to the address before. */
export type SearchChange<Search> = (patch: Search, how: { isStep: boolean }) => void;

interface FilteredProps<Search extends object> {
  filters: readonly ListFilter[];
  /** The search schema of the page. */
  schema: (search: Words) => Search;
  search: Search;
  onSearchChange: SearchChange<Search>;
}

export interface FilterBarProps<Search extends object> extends FilteredProps<Search> {
  /** What is left out stands beneath as chips, each with the way to take it back. @default false */
  hasChips?: boolean;
  /** How a phone has the rows sorted, whose table has no heads for it. */
  sort?: {
    value: string;
    options: ReadonlyArray<{ value: string; label: string }>;
    onChange: (value: string) => void;
  };
  /** How the rows are drawn and taken along: beside the filters, on a phone beneath them. */
  children?: ReactNode;
}

/** Milliseconds after the last key in which nothing is asked for yet. */
const typingMs = 300;
const anything = 'any-at-all';

type Change = (words: Words, how: { isStep: boolean }) => void;

interface FieldProps<Filter = ListFilter> {
  filter: Filter;
  look: FilterLook;
  search: object;
  onChange: Change;
}

/** A text that becomes part of the address when the typing pauses. */
function TypedField({ filter: { name, label, maxLength }, look, search, onChange }: FieldProps<TextFilter>) {
  const asked = wordOf(search, name) ?? '';
  const [typed, setTyped] = useTyped(asked);
  const say = (text: string) => onChange({ [name]: text === '' ? undefined : text }, { isStep: false });
  const ask = useEffectEvent(say);
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(() => ask(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return (
    <div className={look === 'chip' ? 'w-44 min-w-0' : 'min-w-0'}>
      <TextField
        label={label}
        variant={look === 'chip' ? 'chip' : 'outlined'}
        placeholder={look === 'chip' ? label : undefined}
        value={typed}
        onChange={setTyped}
        maxLength={maxLength}
        // A sheet that is closed at once takes its field along.
        onBlur={() => {
          if (typed !== asked) say(typed);
        }}
      />
    </div>
  );
}

function FilterField({ filter, ...rest }: FieldProps) {
  const { look, search, onChange } = rest;
  if (filter.kind === 'text') return <TypedField filter={filter} {...rest} />;
  if (filter.kind === 'range') {
    return (
      <RangePicker
        look={look}
        value={rangeWordsOf(search)}
        onChange={(patch) => onChange({ ...patch }, { isStep: true })}
      />
    );
  }
  return (
    <ChoiceField
      look={look}
      label={filter.label}
      value={wordOf(search, filter.name) ?? anything}
      anyValue={anything}
      onChange={(value) =>
        onChange({ [filter.name]: value === anything ? undefined : value }, { isStep: true })
      }
      options={[{ value: anything, label: filter.any }, ...filter.options]}
    />
  );
}

interface ChipsProps {
  filters: readonly ListFilter[];
  search: object;
  onLeave: (filter: ListFilter) => void;
}

/** What is left out, each with a way to take it back. */
function FilterChips({ filters, search, onLeave }: ChipsProps) {
  const t = useMessages('parts');
  const { names } = useFilterNames(filters, search);
  return names.map(({ label, filter }) => (
    <Chip
      key={label}
      removal={{ label: t('removeFilter', { filter: label }), onPress: () => onLeave(filter) }}
    >
      {label}
    </Chip>
  ));
}

/** The address without some of its filters. */
const without = (left: readonly ListFilter[]): Words =>
  Object.fromEntries(left.flatMap((filter) => Object.entries(withoutFilter(filter))));

/** The way back to all rows, where none fits the filters. */
export function ClearFilters<Search extends object>(props: FilteredProps<Search>) {
  const { filters, schema, onSearchChange } = props;
  const t = useMessages('parts');
  return (
    <Button
      variant="secondary"
      onPress={() => onSearchChange(patchOf(schema, without(filters)), { isStep: true })}
    >
      {t('clearFilters')}
    </Button>
  );
}

/**
 * What a list leaves out: fields and chips in one line, on a phone behind one button with how many there are. All of it
 * stands in the address.
 */
export function FilterBar<Search extends object>(props: FilterBarProps<Search>) {
  const { filters, schema, search, onSearchChange, hasChips = false, sort, children } = props;
  const t = useMessages('parts');
  const formats = useFormats();
  const isPhone = useBreakpoint() === 'mobile';
  const [isOpen, setIsOpen] = useState(false);
  // What was left is left as a whole: days of the client's own choice have no fields any more.
  const [leaves, setLeaves] = useState(0);
  const active = activeFilters(filters, search);
  const change: Change = (words, how) => onSearchChange(patchOf(schema, words), how);

  function leave(left: readonly ListFilter[]) {
    setLeaves(leaves + 1);
    change(without(left), { isStep: true });
  }
  const fields = (look: FilterLook) =>
    filters.map((filter) => (
      <FilterField
        key={filter.kind === 'range' ? `range ${leaves}` : filter.name}
        {...{ filter, look, search }}
        onChange={change}
      />
    ));
  const chips = hasChips && <FilterChips {...{ filters, search }} onLeave={(filter) => leave([filter])} />;

  if (!isPhone) {
    return (
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div
          role="group"
          aria-label={t('filters')}
          className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-3"
        >
          {fields('chip')}
          {chips}
          {active.length > 0 && (
            <Button variant="ghost" size="sm" onPress={() => leave(active)}>
              {t('clearAll')}
            </Button>
          )}
        </div>
        <span className="flex flex-wrap items-center gap-2">{children}</span>
      </div>
    );
  }
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => setIsOpen(true)}>
        {active.length === 0 ? t('filter') : t('filterCount', { count: formats.quantity(active.length) })}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('filters')} height="85dvh">
        <div role="group" aria-label={t('filters')} className="grid content-start gap-3 p-card">
          {active.length > 0 && hasChips && <div className="flex flex-wrap gap-2">{chips}</div>}
          {fields('field')}
          {sort && <Select label={t('sortBy')} {...sort} />}
          {active.length > 0 && (
            <Button variant="secondary" onPress={() => leave(active)}>
              {t('clearAll')}
            </Button>
          )}
          <div className="flex flex-wrap gap-2">{children}</div>
        </div>
      </Sheet>
    </>
  );
}
