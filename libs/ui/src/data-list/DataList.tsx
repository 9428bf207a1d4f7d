import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Button as AriaButton } from 'react-aria-components/Button';

export interface DataListItem {
  id: string;
  title: ReactNode;
  /** Beneath the title, muted. */
  detail?: ReactNode;
  /** Before the title: an icon or an avatar. */
  leading?: ReactNode;
  /** Between the texts and the figures: a sparkline. */
  middle?: ReactNode;
  /** At the right edge; figures. */
  value?: ReactNode;
  /** Beneath the value: a change. */
  valueDetail?: ReactNode;
  /** Makes the row a link. */
  href?: string;
  /** Makes the row a button. */
  onPress?: () => void;
}

export interface DataListProps {
  /** Names the list for assistive technology; not shown. */
  'aria-label': string;
  items: readonly DataListItem[];
}

// The list item is as high as a row with its line, and higher where a long name needs a second; what stands in it fills it.
const entryStyle =
  '@container grid min-h-row border-b border-border last:border-b-0 max-tablet:min-h-16 break-inside-avoid';
// Figures never shrink below what they say: where both have no room beside each other, they get a line of their own.
const row = 'flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 px-card py-1 text-left';
const pressable = `${row} cursor-pointer layered transition-layer duration-fast focus-visible:rounded-card focus-visible:-outline-offset-2`;

function RowContent({ leading, title, detail, middle, value, valueDetail }: DataListItem) {
  return (
    <>
      {leading}
      <span className="flex min-w-0 flex-1 basis-28 flex-col">
        <span className="font-semibold wrap-anywhere">{title}</span>
        {detail !== undefined && <span className="list-detail wrap-anywhere text-fg-subtle">{detail}</span>}
      </span>
      {middle}
      {(value !== undefined || valueDetail !== undefined) && (
        <span className="ml-auto flex max-w-full flex-col items-end text-right tabular-nums">
          <span className="list-figure font-medium">{value}</span>
          {valueDetail !== undefined && <span className="list-detail text-fg-subtle">{valueDetail}</span>}
        </span>
      )}
    </>
  );
}

function Row(item: DataListItem) {
  const { href, onPress } = item;
  if (href !== undefined) {
    return (
      <AriaLink href={href} className={pressable}>
        <RowContent {...item} />
      </AriaLink>
    );
  }
  if (onPress) {
    return (
      <AriaButton onPress={() => onPress()} className={pressable}>
        <RowContent {...item} />
      </AriaButton>
    );
  }
  return (
    <div className={row}>
      <RowContent {...item} />
    </div>
  );
}

/** Rows of a subject and its figures, for narrow cards and phones. Inside a flush Card. */
export function DataList({ items, ...labelProps }: DataListProps) {
  return (
    <ul {...labelProps}>
      {items.map((entry) => (
        <li key={entry.id} className={entryStyle}>
          <Row {...entry} />
        </li>
      ))}
    </ul>
  );
}
