import type { PreferencesStore } from '@wealth/preferences';
import type { MenuStore } from '../core/menuStore.ts';
import type { AppRouter } from './createAppRouter.ts';

export interface LanguageFollowers {
  preferences: Pick<PreferencesStore, 'get' | 'subscribe'>;
  menu: Pick<MenuStore, 'reload'>;
  router: Pick<AppRouter, 'invalidate'>;
}

/** The titles of the server menu come in the language of the screens: they are asked for again when that changes. */
export function followLanguage({ preferences, menu, router }: LanguageFollowers): void {
  let known = preferences.get('language');
  preferences.subscribe(() => {
    const language = preferences.get('language');
    if (language === known) return;
    known = language;
    // The page of a menu entry reads its title where it was loaded.
    void menu.reload().then(() => router.invalidate());
  });
}
