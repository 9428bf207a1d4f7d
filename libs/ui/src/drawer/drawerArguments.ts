import type { Drawers, DrawerType } from '@wealth/hrefs';

export interface DrawerOptions {
  /** CSS length. @default '80vh' */
  height?: string;
  /** Once it has been closed and has left the screen; not where something else has taken its place. */
  onClosed?: () => void;
}

/** What follows the type where a drawer is opened: nothing has to, where it needs no payload. */
export type DrawerArguments = {
  [Type in DrawerType]: Drawers[Type] extends undefined
    ? [payload?: undefined, options?: DrawerOptions]
    : [payload: Drawers[Type], options?: DrawerOptions];
};

export type DrawerPayload<Type extends DrawerType> = DrawerArguments[Type][0];
