import { breadcrumbTexts } from '@wealth/i18n-locale/ui/breadcrumb';
import { ChevronRightIcon } from '../icon/icons.ts';
import { Link } from '../link/Link.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';

export interface BreadcrumbItem {
  label: string;
  /** Left out for the page itself, the last one. */
  href?: string;
  /** For a step within the page, which has no address. */
  onPress?: () => void;
}

export interface BreadcrumbProps {
  /** Names the way. @default "You are here" */
  'aria-label'?: string;
  /** From the top of the app to this page. */
  items: readonly BreadcrumbItem[];
}

/** The way to a page that lies under others, each step a link. */
export function Breadcrumb({ items, 'aria-label': label }: BreadcrumbProps) {
  const t = useUiText(breadcrumbTexts);
  return (
    <nav aria-label={label ?? t('label')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-detail text-fg-muted">
        {items.map(({ label: step, href, onPress }, index) => (
          <li key={`${href}/${step}`} className="flex max-w-full min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRightIcon size="xs" />}
            {href === undefined && onPress === undefined ? (
              <span aria-current="page" className="truncate font-medium text-fg">
                {step}
              </span>
            ) : (
              // What is cut off at the edge leaves the room of a finger around the link.
              <span className="-mx-3 -my-3.5 min-w-12 truncate px-3 py-3.5">
                <Link href={href} onPress={onPress} tone="quiet">
                  {step}
                </Link>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
