import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { href, staticPaths } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { HomeIcon, NotFoundIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { StateMessage } from '@wealth/ui/state-message';
import { Suspense } from 'react';
import { accessAt } from '../../core/access.ts';
import { destinationOf } from '../../core/locations.ts';
import { AppStyles } from '../../core/AppStyles.tsx';
import { nearestPath } from './nearestPath.ts';
import { useMenuItems } from '../menu/useMenuItems.ts';

/** So much of an address as a line may show. */
const shownLength = 80;

/** A longer address is no slip of the hand. */
const longestRead = 200;

/** Keeps the shell around it, names what was asked for, offers the nearest page and leads home. */
export function NotFoundPage() {
  const t = useMessages('shell');
  const tFrame = useMessages('frame');

  return (
    <div className="grid grow content-center justify-items-center pb-12">
      <AppStyles />
      <StateMessage
        kind="empty"
        size="lg"
        headingLevel="h1"
        icon={<NotFoundIcon size="lg" />}
        title={t('notFound')}
        text={tFrame('notFoundHint')}
        action={
          <div className="grid justify-items-center gap-6">
            <Suspense>
              <Asked />
            </Suspense>
            <LinkButton href={href.dashboard()} icon={<HomeIcon size="sm" />}>
              {tFrame('backToHome')}
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}

function Asked() {
  const t = useMessages('frame');
  const { pathname } = useLocation();
  const items = useMenuItems();
  const router = useRouter();
  const pages = staticPaths.filter((path) => accessAt(router, path) === 'client');
  const entries = items.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]);
  const near = nearestPath(pathname.slice(0, longestRead), [...pages, ...entries]);

  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-detail text-fg-muted">
      {t('askedFor')}
      <code className="rounded-badge border border-border bg-surface-sunken px-1.5 font-sans wrap-anywhere">
        {pathname.slice(0, shownLength)}
      </code>
      {near !== null && (
        <>
          {t('didYouMean')}
          <Link
            {...destinationOf(near)}
            className="touch-target font-medium text-accent-text hover:underline"
          >
            {near}
          </Link>
        </>
      )}
    </p>
  );
}
