import type { DataOf } from '@wealth/api-sdk/operations';
import { capabilityOf, isAllowed, isCapability, type Permission, type Rights } from '@wealth/hrefs';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { deleteSetting, readSetting, writeSetting } from '../database/settings.ts';

/** An entry of the server menu; `component` is a key into the app's registry of pages. */
type MenuEntry = DataOf<'getMenu'>[number];

/** The languages that the menu is written in; the first is what everybody else gets. */
export const menuLanguages = ['en', 'hi'] as const;
export type MenuLanguage = (typeof menuLanguages)[number];

interface StandardEntry extends Pick<MenuEntry, 'path' | 'name' | 'component' | 'redirect'> {
  titles: Readonly<Partial<Record<MenuLanguage, string>>> & { en: string };
  icon: string;
}

const standardMenu: readonly StandardEntry[] = [
  {
    path: '/services/movers',
    name: 'movers',
    component: 'market.movers',
    redirect: '',
    titles: { en: 'Movers', hi: 'घट-बढ़' },
    icon: 'trending-up',
  },
  {
    path: '/services/instruments',
    name: 'instruments',
    component: 'market.instruments',
    redirect: '',
    titles: { en: 'Instruments', hi: 'इंस्ट्रूमेंट' },
    icon: 'list',
  },
  {
    path: '/services/holdings',
    name: 'holdings',
    component: 'portfolio.holdings',
    redirect: '',
    titles: { en: 'Holdings', hi: 'होल्डिंग' },
    icon: 'pie-chart',
  },
  {
    path: '/services/fo',
    name: 'fo',
    component: 'drawer.fo',
    redirect: '',
    titles: { en: 'Institutional', hi: 'संस्थागत' },
    icon: 'building',
  },
  {
    path: '/services/otc',
    name: 'otc',
    component: 'drawer.otc',
    redirect: '',
    titles: { en: 'OTC', hi: 'ओटीसी' },
    icon: 'handshake',
  },
  {
    path: '/services/ipo',
    name: 'ipo',
    component: 'drawer.ipo',
    redirect: '',
    titles: { en: 'IPO', hi: 'आईपीओ' },
    icon: 'rocket',
  },
  {
    path: '/services/compensation',
    name: 'compensation',
    component: 'drawer.compensation',
    redirect: '',
    titles: { en: 'Compensation', hi: 'मुआवज़ा' },
    icon: 'coins',
  },
];

/** What an entry needs: that of the drawer or page that it opens. */
function needsOf({ component }: StandardEntry): Permission | undefined {
  const key = component.replace(/^(?:drawer|page)[.]/, '');
  return isCapability(key) ? capabilityOf(key).needs : undefined;
}

function toEntry({ titles, icon, ...entry }: StandardEntry, language: MenuLanguage): MenuEntry {
  return { ...entry, meta: { title: titles[language] ?? titles.en, icon }, children: [] };
}

const settingName = 'menu';
/** Unchecked: the menu of a scenario may be wrong on purpose. */
const anyEntry = z.custom<MenuEntry>();

export interface Menus {
  /** What a client with these rights can open, with titles in a language, in English where there is none. */
  read(language: MenuLanguage, rights: Rights): MenuEntry[];
  /** Answers these entries instead, whatever they are: a test may need a hostile menu. */
  override(entries: readonly unknown[]): void;
  restore(): void;
}

/** Makes the store of the server menu. */
export function createMenus(database: Database): Menus {
  return {
    read(language, rights) {
      const stored = readSetting(database, settingName);
      return stored === null
        ? standardMenu
            .filter((entry) => isAllowed(needsOf(entry), rights))
            .map((entry) => toEntry(entry, language))
        : z.parse(z.array(anyEntry), JSON.parse(stored));
    },
    override: (entries) => writeSetting(database, settingName, JSON.stringify(entries)),
    restore: () => deleteSetting(database, settingName),
  };
}
