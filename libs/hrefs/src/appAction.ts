import type { Drawers, DrawerType } from './drawers.ts';
import type { OwnPath } from './ownPath.ts';

type OpenDrawer = {
  [Type in DrawerType]: Drawers[Type] extends undefined
    ? { kind: 'openDrawer'; type: Type }
    : { kind: 'openDrawer'; type: Type; payload: Drawers[Type] };
}[DrawerType];

/** What a screen may ask of the app without knowing who does it. */
export type AppAction =
  | { kind: 'navigate'; to: OwnPath }
  | OpenDrawer
  | { kind: 'openSearch' }
  | { kind: 'openUserDrawer' };
