import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { deleteSetting, readSetting, writeSetting } from '../database/settings.ts';

/** An entry of the server menu; `component` is a key into the app's registry of pages. */
interface MenuEntry {
  path: string;
  name: string;
  component: string;
  redirect: string;
  meta: { title: string; icon: string };
  children: MenuEntry[];
}

const standardMenu: readonly MenuEntry[] = [
  {
    path: '/services/movers',
    name: 'movers',
    component: 'market.movers',
    redirect: '',
    meta: { title: 'Movers', icon: 'trending-up' },
    children: [],
  },
  {
    path: '/services/instruments',
    name: 'instruments',
    component: 'market.instruments',
    redirect: '',
    meta: { title: 'Instruments', icon: 'list' },
    children: [],
  },
  {
    path: '/services/holdings',
    name: 'holdings',
    component: 'portfolio.holdings',
    redirect: '',
    meta: { title: 'Holdings', icon: 'pie-chart' },
    children: [],
  },
];

const settingName = 'menu';

export interface Menus {
  read(): readonly unknown[];
  /** Answers these entries instead, whatever they are: a test may need a hostile menu. */
  override(entries: readonly unknown[]): void;
  restore(): void;
}

/** Makes the store of the server menu. */
export function createMenus(database: Database): Menus {
  return {
    read() {
      const stored = readSetting(database, settingName);
      return stored === null ? standardMenu : z.parse(z.array(z.unknown()), JSON.parse(stored));
    },
    override: (entries) => writeSetting(database, settingName, JSON.stringify(entries)),
    restore: () => deleteSetting(database, settingName),
  };
}
