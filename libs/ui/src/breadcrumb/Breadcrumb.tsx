import { breadcrumbTexts } from '@wealth/i18n-locale/ui/breadcrumb';
import { ChevronRightIcon } from '../icon/icons.ts';
import { Link } from '../link/Link.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';

export interface BreadcrumbItem {
  label: string;
  /** Left out for the page itself, the last one. */
  href?: string;
}

export interface BreadcrumbProps {
  /** From the top of the app to this page. */
  items: readonly BreadcrumbItem[];
}

/** The way to a page that lies under others, each step a link. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const t = useUiText(breadcrumbTexts);
  return (
    <nav aria-label={t('label')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-detail text-fg-muted">
        {items.map(({ label, href }, index) => (
          <li key={`${href}/${label}`} className="flex max-w-full min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRightIcon size="xs" />}
            {href === undefined ? (
              <span aria-current="page" className="truncate font-medium text-fg">
                {label}
              </span>
            ) : (
              // What is cut off at the edge leaves the room of a finger around the link.
              <span className="-mx-1 -my-3 truncate px-1 py-3">
                <Link href={href} tone="quiet">
                  {label}
                </Link>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
