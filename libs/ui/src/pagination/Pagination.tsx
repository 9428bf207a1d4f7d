import { Button as AriaButton } from 'react-aria-components/Button';
import { paginationTexts } from '@wealth/i18n-locale/ui/pagination';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { entriesInSight, pagesInSight } from './pagesInSight.ts';

const page = tv({
  base: 'grid h-control-sm min-w-control-sm place-items-center rounded-control-inner px-1 text-detail tabular-nums layered transition-layer pointer-coarse:h-11 pointer-coarse:min-w-11',
  variants: {
    isCurrent: {
      true: 'bg-accent-soft font-semibold text-accent-text forced-colors:bg-system-highlight forced-colors:text-system-on-highlight forced-colors:forced-color-adjust-none',
      false: 'font-medium text-fg-muted data-hovered:text-fg',
    },
  },
});

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Pages of a list whose length is known. A list that a cursor walks through takes LoadMore. */
export function Pagination({ page: current, pageCount, onChange }: PaginationProps) {
  const t = useUiText(paginationTexts);
  const mostEntries = useBreakpoint() === 'mobile' ? entriesInSight.narrow : entriesInSight.wide;
  return (
    <nav aria-label={t('pages')}>
      <ul className="flex items-center gap-1">
        <li>
          <IconButton
            size="sm"
            aria-label={t('previous')}
            isDisabled={current <= 1}
            onPress={() => onChange(current - 1)}
          >
            <ChevronLeftIcon size="sm" />
          </IconButton>
        </li>
        {pagesInSight(current, pageCount, mostEntries).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              <AriaButton
                aria-label={t('page', { page: entry })}
                aria-current={entry === current ? 'page' : undefined}
                className={page({ isCurrent: entry === current })}
                onPress={() => onChange(entry)}
              >
                {entry}
              </AriaButton>
            ) : (
              <span aria-hidden="true" className="grid min-w-6 place-items-center text-fg-subtle">
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <IconButton
            size="sm"
            aria-label={t('next')}
            isDisabled={current >= pageCount}
            onPress={() => onChange(current + 1)}
          >
            <ChevronRightIcon size="sm" />
          </IconButton>
        </li>
      </ul>
    </nav>
  );
}
