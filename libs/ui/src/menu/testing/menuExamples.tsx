import {
  BellIcon,
  CloseIcon,
  StarIcon,
  ThemeDarkIcon,
  ThemeLightIcon,
  ThemeSystemIcon,
} from '../../icon/icons.ts';
import type { MenuGroup } from '../Menu.tsx';

type OrderAction = 'modify' | 'alert' | 'watch' | 'cancel';
type Theme = 'light' | 'dark' | 'system';

/** What can be done with an order. */
export const orderActions: ReadonlyArray<MenuGroup<OrderAction>> = [
  {
    id: 'order',
    title: 'Order',
    options: [
      { id: 'modify', label: 'Modify', icon: <StarIcon />, isDisabled: true },
      { id: 'alert', label: 'Price alert', icon: <BellIcon />, description: 'Tells you, never orders' },
      { id: 'watch', label: 'Add to watch list', icon: <StarIcon /> },
    ],
  },
  {
    id: 'end',
    options: [{ id: 'cancel', label: 'Cancel order', icon: <CloseIcon />, isDestructive: true }],
  },
];

/** A choice of one. */
export const themes: ReadonlyArray<MenuGroup<Theme>> = [
  {
    id: 'theme',
    title: 'Theme',
    selectedId: 'dark',
    options: [
      { id: 'light', label: 'Light', icon: <ThemeLightIcon /> },
      { id: 'dark', label: 'Dark', icon: <ThemeDarkIcon /> },
      { id: 'system', label: 'System', icon: <ThemeSystemIcon /> },
    ],
  },
];
