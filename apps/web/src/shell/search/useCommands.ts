import { useRouter } from '@tanstack/react-router';
import { allNoticesDialog } from '@wealth/feature-notices';
import {
  changePasswordDialog,
  setPinDialog,
  updateAvatarDialog,
  viewKycDialog,
} from '@wealth/feature-profile';
import { useCustomerService } from '@wealth/feature-service';
import { capabilityOf } from '@wealth/hrefs';
import { textsOf, type Translate } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { useIsDark, usePreference } from '@wealth/preferences';
import { useProfile } from '@wealth/session';
import { openDrawer } from '@wealth/ui/drawer';
import {
  BellIcon,
  EyeIcon,
  EyeOffIcon,
  MeIcon,
  SecurityIcon,
  ServiceIcon,
  ThemeDarkIcon,
  ThemeLightIcon,
  UserIcon,
} from '@wealth/ui/icon';
import { modals } from '@wealth/ui/modal';
import { useEffect, useState } from 'react';
import { goTo } from '../../core/goTo.ts';
import type { MenuItem } from '../../core/serverMenu.ts';
import { capabilityIcon } from '../menu/capabilityIcon.ts';
import { menuIcon } from '../menu/menuIcon.ts';
import { useMenuItems } from '../menu/useMenuItems.ts';
import { panels } from '../panels.ts';
import { openDrawers, openPages, type CommandKey } from './commandTable.ts';
import type { Command } from './searchItem.ts';

/** English finds everything too, whatever the language is: it is what many type. Null until it has loaded. */
function useEnglish(): Translate<'search'> | null {
  const [texts, setTexts] = useState<{ t: Translate<'search'> } | null>(null);
  useEffect(() => {
    void textsOf('en', 'search').then(
      (t) => setTexts({ t }),
      (error: unknown) => console.warn('The English words of the search did not load.', error),
    );
  }, []);
  return texts?.t ?? null;
}

/** Makes a command of a key of the catalogue. */
function useNamed() {
  const t = useMessages('search');
  const english = useEnglish();
  return (key: CommandKey, rest: Omit<Command, 'id' | 'name' | 'words'>): Command => ({
    ...rest,
    id: key,
    name: t(`${key}Name`),
    words: [
      ...t(`${key}Words`).split(', '),
      ...(english ? [english(`${key}Name`), ...english(`${key}Words`).split(', ')] : []),
    ],
  });
}

/** The pages of the app and of the server's menu. */
function usePages(named: ReturnType<typeof useNamed>): Command[] {
  const t = useMessages('search');
  const router = useRouter();
  const profile = useProfile();
  const menu = useMenuItems();

  // A page or drawer of the app's own has its command already, by more words than a title has.
  const fromMenu = (items: readonly MenuItem[]): Command[] =>
    items.flatMap((item) => [
      ...(item.address !== null || item.drawer !== null
        ? []
        : [
            {
              id: item.path,
              group: 'pages' as const,
              name: item.title,
              words: [],
              hint: t('inServices'),
              Icon: menuIcon(item.icon),
              run: () => goTo(router, item.path),
            },
          ]),
      ...fromMenu(item.children),
    ]);

  return [
    ...openPages(profile).map(({ key, path, icon, hint }) =>
      named(key, {
        group: 'pages',
        Icon: capabilityIcon(icon),
        hint: hint && t(hint),
        run: () => goTo(router, path),
      }),
    ),
    ...fromMenu(menu),
  ];
}

/** What can be done from anywhere, as far as this client may and the app can. */
function useActions(named: ReturnType<typeof useNamed>, onOpenProfile: () => void): Command[] {
  const profile = useProfile();
  const openCustomerService = useCustomerService();
  const isDark = useIsDark();
  const [, setTheme] = usePreference('theme');
  const [isShown, setShown] = usePreference('showAssets');
  const action = (key: CommandKey, Icon: Command['Icon'], run: () => void) =>
    named(key, { group: 'actions', Icon, run });

  return [
    ...openDrawers((type) => type in panels, profile).map((type) =>
      action(type, capabilityIcon(capabilityOf(type).icon), () => openDrawer(type)),
    ),
    action('setPin', SecurityIcon, () => modals.openDialog(setPinDialog)),
    action('changePassword', SecurityIcon, () => modals.openDialog(changePasswordDialog)),
    action('updateAvatar', UserIcon, () => modals.openDialog(updateAvatarDialog)),
    action('viewKyc', UserIcon, () => modals.openDialog(viewKycDialog)),
    action('notifications', BellIcon, () => modals.openDialog(allNoticesDialog)),
    ...(openCustomerService ? [action('customerService', ServiceIcon, openCustomerService)] : []),
    action('openProfile', MeIcon, onOpenProfile),
    isDark
      ? action('lightTheme', ThemeLightIcon, () => setTheme('light'))
      : action('darkTheme', ThemeDarkIcon, () => setTheme('dark')),
    isShown
      ? action('hideValues', EyeOffIcon, () => setShown(false))
      : action('showValues', EyeIcon, () => setShown(true)),
  ];
}

/** Every page and action that this client may open, in the language of the moment. */
export function useCommands(onOpenProfile: () => void): readonly Command[] {
  const named = useNamed();
  const pages = usePages(named);
  const actions = useActions(named, onOpenProfile);
  return [...pages, ...actions];
}
