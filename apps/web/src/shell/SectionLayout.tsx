import { Link, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';

export interface SectionTab {
  to:
    | '/portfolio/summary'
    | '/portfolio/holding'
    | '/portfolio/awaiting'
    | '/portfolio/history'
    | '/me/profile'
    | '/me/application'
    | '/me/records';
  label: string;
}

export interface SectionLayoutProps {
  title: string;
  tabs: readonly SectionTab[];
}

/** A tab of the app that has pages of its own: its title, the links between the pages, and the chosen page. */
export function SectionLayout({ title, tabs }: SectionLayoutProps) {
  return (
    <>
      <h1 className="mb-2 text-page max-tablet:sr-only">{title}</h1>
      <nav aria-label={title} className="-mx-gutter mb-5 overflow-x-auto border-b border-border px-gutter">
        <ul className="flex gap-6">
          {tabs.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-fg-muted hover:text-fg focus-visible:outline-2 pointer-coarse:min-w-11 pointer-coarse:justify-center focus-visible:-outline-offset-2 focus-visible:outline-focus aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-fg"
              >
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
