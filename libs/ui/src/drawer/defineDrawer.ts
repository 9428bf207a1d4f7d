import type { DrawerType } from '@wealth/hrefs';
import type { MessageRef } from '@wealth/i18n-locale';
import {
  createLazyContent,
  type LazyContent,
  type LazyContentOptions,
} from '../internal/createLazyContent.ts';
import type { DrawerPayload } from './drawerArguments.ts';

export interface DrawerContentProps<Type extends DrawerType> {
  payload: DrawerPayload<Type>;
  close: () => void;
}

/** From the foot of the screen, or from its right edge and as high as the screen. */
export type DrawerPlacement = 'bottom' | 'right';

interface DrawerFrame {
  /** Follows a change of language. */
  title: MessageRef;
  /** CSS length, for drawers whose terms and button must be seen together. @default '80vh' */
  height?: string;
  /** @default 'bottom' */
  placement?: DrawerPlacement;
  /** On a phone it covers the page: what it holds is a page of its own there. @default false */
  isFullscreenOnMobile?: boolean;
}

export interface DefineDrawerOptions<Type extends DrawerType>
  extends DrawerFrame, LazyContentOptions<DrawerContentProps<Type>> {}

/** A drawer whose content, with its actions in an `OverlayFooter`, comes when it first opens. */
export interface Drawer<Type extends DrawerType> extends DrawerFrame {
  content: LazyContent<DrawerContentProps<Type>>;
}

/** Declares what a drawer type opens, once for all that ask for the type. */
export function defineDrawer<Type extends DrawerType>(options: DefineDrawerOptions<Type>): Drawer<Type> {
  return { ...options, content: createLazyContent(options) };
}
