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

type Titles = Readonly<Partial<Record<MenuLanguage, string>>> & { en: string };

/** `component`: a page of the app's registry, or a row of its table of capabilities: `page.records`, `drawer.loan`. */
type StandardEntry = readonly [path: string, component: string, icon: string, titles: Titles];

interface StandardGroup {
  path: string;
  titles: Titles;
  icon: string;
  entries: readonly StandardEntry[];
}

/** Everything that the app can do, in the order in which clients look for it. */
const standardMenu: readonly StandardGroup[] = [
  {
    path: '/services/trading',
    titles: { en: 'Trading', hi: 'ट्रेडिंग' },
    icon: 'swap',
    entries: [
      ['/market', 'page.market', 'trending-up', { en: 'Stocks', hi: 'शेयर' }],
      ['/services/fo', 'drawer.fo', 'building', { en: 'Institutional', hi: 'संस्थागत' }],
      ['/services/otc', 'drawer.otc', 'handshake', { en: 'OTC', hi: 'ओटीसी' }],
      ['/services/ipo', 'drawer.ipo', 'rocket', { en: 'IPO', hi: 'आईपीओ' }],
      ['/me/application', 'page.application', 'list', { en: 'Applications', hi: 'आवेदन' }],
      ['/portfolio/awaiting', 'page.awaiting', 'clock', { en: 'Awaiting orders', hi: 'लंबित ऑर्डर' }],
      ['/portfolio/history', 'page.history', 'list', { en: 'Order history', hi: 'ऑर्डर इतिहास' }],
    ],
  },
  {
    path: '/services/markets',
    titles: { en: 'Markets', hi: 'बाज़ार डेटा' },
    icon: 'trending-up',
    entries: [
      ['/services/indices', 'market.indices', 'table', { en: 'Indices and sectors', hi: 'सूचकांक और सेक्टर' }],
      [
        '/services/movers',
        'market.movers',
        'trending-up',
        {
          en: 'Most active and rankings',
          hi: 'सबसे सक्रिय और रैंकिंग',
        },
      ],
      ['/services/instruments', 'market.instruments', 'list', { en: 'Instruments', hi: 'इंस्ट्रूमेंट' }],
      ['/services/watchlists', 'market.watchlists', 'star', { en: 'Watch lists', hi: 'वॉचलिस्ट' }],
      ['/market/alerts', 'page.alertsPage', 'bell', { en: 'Price alerts', hi: 'मूल्य अलर्ट' }],
    ],
  },
  {
    path: '/services/investments',
    titles: { en: 'Investments', hi: 'निवेश' },
    icon: 'pie-chart',
    entries: [
      [
        '/portfolio/summary',
        'page.summary',
        'chart',
        {
          en: 'Assets, profit and figures',
          hi: 'संपत्ति, लाभ और आँकड़े',
        },
      ],
      ['/portfolio/holding', 'page.holding', 'pie-chart', { en: 'Holdings', hi: 'होल्डिंग' }],
      [
        '/portfolio/calendar',
        'page.profitCalendar',
        'calendar',
        {
          en: 'Profit calendar',
          hi: 'लाभ कैलेंडर',
        },
      ],
      ['/portfolio/dividends', 'page.dividends', 'coins', { en: 'Dividends', hi: 'लाभांश' }],
      [
        '/portfolio/actions',
        'page.corporateActions',
        'building',
        {
          en: 'Corporate actions',
          hi: 'कॉर्पोरेट कार्रवाई',
        },
      ],
      ['/portfolio/statements', 'page.statements', 'list', { en: 'Statements', hi: 'विवरण' }],
      ['/portfolio/tax', 'page.tax', 'landmark', { en: 'Tax', hi: 'कर' }],
    ],
  },
  {
    path: '/services/money',
    titles: { en: 'Money', hi: 'पैसा' },
    icon: 'deposit',
    entries: [
      ['/services/deposit', 'drawer.deposit', 'deposit', { en: 'Deposit', hi: 'जमा' }],
      ['/services/withdraw', 'drawer.withdraw', 'withdraw', { en: 'Withdraw', hi: 'निकासी' }],
      ['/me/records', 'page.records', 'list', { en: 'Fund records', hi: 'फ़ंड रिकॉर्ड' }],
      ['/me/accounts', 'page.bankAccounts', 'bank', { en: 'Bank accounts', hi: 'बैंक खाते' }],
      ['/me/limits', 'page.limitsPage', 'shield', { en: 'Own limits', hi: 'अपनी सीमाएँ' }],
    ],
  },
  {
    path: '/services/borrowing',
    titles: { en: 'Borrowing', hi: 'उधार' },
    icon: 'landmark',
    entries: [
      [
        '/services/credit',
        'page.creditProducts',
        'landmark',
        {
          en: 'Credit products',
          hi: 'क्रेडिट उत्पाद',
        },
      ],
      [
        '/services/loan',
        'drawer.loan',
        'landmark',
        {
          en: 'Loan against securities',
          hi: 'प्रतिभूतियों पर ऋण',
        },
      ],
    ],
  },
  {
    path: '/services/more',
    titles: { en: 'More', hi: 'और' },
    icon: 'service',
    entries: [
      ['/services/compensation', 'drawer.compensation', 'coins', { en: 'Compensation', hi: 'मुआवज़ा' }],
      ['/services/bonus', 'drawer.bonus', 'coins', { en: 'Offers', hi: 'ऑफ़र' }],
      [
        '/discover',
        'page.discover',
        'newspaper',
        {
          en: 'Company, video, lessons and news',
          hi: 'कंपनी, वीडियो, पाठ और समाचार',
        },
      ],
      [
        '/me/profile',
        'page.profilePage',
        'star',
        {
          en: 'Profile and achievements',
          hi: 'प्रोफ़ाइल और उपलब्धियाँ',
        },
      ],
      ['/about', 'page.about', 'info', { en: 'About', hi: 'परिचय' }],
    ],
  },
];

/** What an entry needs: that of the drawer or page that it opens. */
function needsOf([, component]: StandardEntry): Permission | undefined {
  const key = component.replace(/^(?:drawer|page)[.]/, '');
  return isCapability(key) ? capabilityOf(key).needs : undefined;
}

interface WireEntry {
  path: string;
  component: string;
  titles: Titles;
  icon: string;
  children: MenuEntry[];
}

function toEntry({ titles, icon, ...rest }: WireEntry, language: MenuLanguage): MenuEntry {
  const name = rest.path.replace(/^.*[/]/, '');
  return { ...rest, name, redirect: '', meta: { title: titles[language] ?? titles.en, icon } };
}

/** A group of which the client may use nothing is not there. */
function toGroup({ entries, ...group }: StandardGroup, language: MenuLanguage, rights: Rights): MenuEntry[] {
  const children = entries
    .filter((each) => isAllowed(needsOf(each), rights))
    .map(([path, component, icon, titles]) =>
      toEntry({ path, component, icon, titles, children: [] }, language),
    );
  return children.length === 0 ? [] : [toEntry({ ...group, component: '', children }, language)];
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
        ? standardMenu.flatMap((group) => toGroup(group, language, rights))
        : z.parse(z.array(anyEntry), JSON.parse(stored));
    },
    override: (entries) => writeSetting(database, settingName, JSON.stringify(entries)),
    restore: () => deleteSetting(database, settingName),
  };
}
