import type { Tree } from './createTree.ts';
import { addTexts, insertBefore, messagesPath } from './edits.ts';
import { featureOf } from './featureOf.ts';
import { fillTemplate } from './fillTemplate.ts';
import { camelNames } from './names.ts';
import { exportFrom } from './newPage.ts';
import { Refusal } from './Refusal.ts';

export interface NewDrawer {
  /** A new type, or one that no panel is declared for yet. */
  type: string;
  /** Whose screens open it. */
  feature: string;
}

const typesPath = 'libs/hrefs/src/drawers.ts';
const panelsPath = 'apps/web/src/shell/panels.ts';

/** A drawer with its type, its declaration, its texts and a test. @returns What is left to do by hand. */
export function newDrawer(tree: Tree, { type, feature }: NewDrawer): string[] {
  const names = camelNames(type, 'drawer');
  const { folder } = featureOf(tree, feature);
  const values = { ...names, feature };
  if (tree.read(panelsPath).includes(`defineDrawer<'${type}'>`)) {
    throw new Refusal(`The drawer ${type} is declared already.`);
  }
  const isKnown = tree.read(typesPath).includes(`\n  '${type}',`);
  if (!isKnown) insertBefore(tree, { path: typesPath, before: '] as const;', lines: `  '${type}',` });

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
    `${typesPath}: its payload in DrawerPayloads, if it needs one`,
    `${messagesPath('en', feature)} and ${messagesPath('hi', feature)}: its texts`,
    `openDrawer('${type}') where a client asks for it`,
    'e2e/pages/overlays.ts: the new drawer joins its lists',
  ];
}
