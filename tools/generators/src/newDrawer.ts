import type { Tree } from './createTree.ts';
import { addSearchTexts, addTexts, insertBefore, messagesPath } from './edits.ts';
import { featureOf } from './featureOf.ts';
import { fillTemplate } from './fillTemplate.ts';
import { camelNames, type Names } from './names.ts';
import { exportFrom } from './newPage.ts';
import { Refusal } from './Refusal.ts';

export interface NewDrawer {
  /** A new type, or one that no panel is declared for yet. */
  type: string;
  /** Whose screens open it. */
  feature: string;
  /** What it is about, if anything: instrument, order or ticket. */
  takes?: string | undefined;
}

const capabilitiesPath = 'libs/hrefs/src/capabilities.ts';
const subjects: readonly string[] = ['instrument', 'order', 'ticket'];
const panelsPath = 'apps/web/src/shell/panels.ts';

/** One row of the table: guard, search, profile drawer and menu read it. */
function addRow(
  tree: Tree,
  { camel, words }: Pick<Names, 'camel' | 'words'>,
  takes: string | undefined,
): void {
  const about = takes === undefined ? '' : `, takes: '${takes}'`;
  insertBefore(tree, {
    path: capabilitiesPath,
    before: '} as const satisfies',
    lines: `  ${camel}: { kind: 'drawer', icon: 'other'${about} },`,
  });
  // What is about something stands in no list.
  if (takes === undefined) addSearchTexts(tree, { camel, words });
}

/** A drawer with its type, its declaration, its texts and a test. @returns What is left to do by hand. */
export function newDrawer(tree: Tree, { type, feature, takes }: NewDrawer): string[] {
  const names = camelNames(type, 'drawer');
  const { folder } = featureOf(tree, feature);
  const values = { ...names, feature };
  if (tree.read(panelsPath).includes(`defineDrawer<'${type}'>`)) {
    throw new Refusal(`The drawer ${type} is declared already.`);
  }
  if (takes !== undefined && !subjects.includes(takes)) {
    throw new Refusal(`--takes has to be one of ${subjects.join(', ')}.`);
  }
  const hasRow = new RegExp(`\\n  ${type}: [{]\\s+kind: 'drawer'`).test(tree.read(capabilitiesPath));
  if (!hasRow) addRow(tree, names, takes);

  const drawer = `${folder}/src/drawers/${names.kebab}/${names.pascal}Drawer`;
  tree.create(`${drawer}.tsx`, fillTemplate('drawer/Drawer.tsx', values));
  tree.create(`${drawer}.test.tsx`, fillTemplate('drawer/Drawer.test.tsx', values));
  exportFrom(tree, folder, `./drawers/${names.kebab}/${names.pascal}Drawer.tsx`);
  insertBefore(tree, {
    path: panelsPath,
    before: '};',
    lines: fillTemplate('drawer/panel', values).trimEnd(),
  });
  addTexts(tree, {
    namespace: feature,
    texts: {
      [`${names.camel}Title`]: { en: names.words, hi: 'नया पैनल' },
      [`${names.camel}Text`]: {
        en: 'What belongs here is still to be written.',
        hi: 'यहाँ की सामग्री अभी लिखी जानी है।',
      },
    },
  });
  return [
    `${drawer}.tsx: what it shows, with its test`,
    `${capabilitiesPath}: its icon, the right that it needs, and whether it stands in the profile drawer`,
    `${messagesPath('en', feature)} and ${messagesPath('hi', feature)}: its texts`,
    `openDrawer('${type}') where a client asks for it`,
    'e2e/pages/overlays.ts: the new drawer joins its lists',
  ];
}
