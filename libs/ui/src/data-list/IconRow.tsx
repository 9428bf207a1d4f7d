import type { ComponentProps, ReactNode } from 'react';
import { tv } from '../internal/tv.ts';
import { IconTile, type IconTileProps } from './IconTile.tsx';

const row = tv({
  base: 'flex gap-3 border-b border-border px-card py-3 last:border-b-0 focus-visible:-outline-offset-2',
  variants: { isTall: { true: 'items-start', false: 'items-center' } },
});

export interface RowTextProps {
  title: ReactNode;
  /** Beneath it, muted: a text, or a block for each line. */
  children: ReactNode;
}

/** What a row with an icon is, and what can be said of it. */
export function RowText({ title, children }: RowTextProps) {
  return (
    <div className="min-w-0 flex-1">
      <div className="font-medium wrap-anywhere">{title}</div>
      <div className="text-caption wrap-anywhere text-fg-muted">{children}</div>
    </div>
  );
}

export interface IconRowProps extends Pick<ComponentProps<'li'>, 'ref' | 'tabIndex' | 'aria-current'> {
  /** 16 px. */
  icon: ReactNode;
  tone?: IconTileProps['tone'];
  /** A RowText, or one with more beside it. */
  children: ReactNode;
  /** At the right edge: a badge, a button, a meter. */
  trailing?: ReactNode;
  /** More than two lines: the icon stands beside the first. @default false */
  isTall?: boolean;
}

/** A thing that a client has or has done, told by icon and words. An item of a list inside of a flush Card. */
export function IconRow({ icon, tone, children, trailing, isTall = false, ...item }: IconRowProps) {
  return (
    <li {...item} className={row({ isTall })}>
      <IconTile tone={tone}>{icon}</IconTile>
      {children}
      {trailing}
    </li>
  );
}
