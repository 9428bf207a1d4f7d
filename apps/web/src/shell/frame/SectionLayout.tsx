import { Link, Outlet, type LinkProps } from '@tanstack/react-router';
import { Suspense } from 'react';

export interface SectionTab {
  /** A path of the route tree: a tab without a route does not compile. */
  to: NonNullable<LinkProps['to']>;
  label: string;
}

export interface SectionLayoutProps {
  title: string;
  tabs: readonly SectionTab[];
}

/** The line is there for the present page alone: forced colours draw a border that is transparent elsewhere. */
const tab = [
  'layered-native transition-layer relative flex h-11 items-center rounded-t-control-inner px-2 font-medium whitespace-nowrap text-fg-muted hover:text-fg',
  'pointer-coarse:min-w-11 pointer-coarse:justify-center',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  'aria-[current=page]:font-semibold aria-[current=page]:text-fg aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent',
  'forced-colors:aria-[current=page]:after:bg-system-highlight',
].join(' ');

/** A tab of the app that has pages of its own: its title, the links between the pages, and the chosen page. */
export function SectionLayout({ title, tabs }: SectionLayoutProps) {
  return (
    <>
      <h1 className="mb-2 text-page max-tablet:sr-only">{title}</h1>
      <nav aria-label={title} className="-mx-gutter mb-5 overflow-x-auto border-b border-border px-gutter">
        <ul className="-mx-2 flex gap-2">
          {tabs.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={tab}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}
