import type { Tree } from './createTree.ts';
import { addSearchTexts, addTexts, insertBefore, insertSorted, messagesPath } from './edits.ts';
import { featureOf } from './featureOf.ts';
import { fillTemplate } from './fillTemplate.ts';
import { camelNames } from './names.ts';
import { Refusal } from './Refusal.ts';

export interface NewPage {
  feature: string;
  /** `nearHigh`: the page stands at /near-high. */
  name: string;
}

/** A client's page with its route, its address, its texts, a story and a test. @returns What is left to do by hand. */
export function newPage(tree: Tree, { feature, name }: NewPage): string[] {
  const names = camelNames(name, 'page');
  const { folder, words: featureWords } = featureOf(tree, feature);
  const values = { ...names, feature, featureWords };
  const pages = `${folder}/src/pages/${names.kebab}`;
  const address = `/${names.kebab}`;
  if (tree.read('libs/hrefs/src/staticPaths.ts').includes(`'${address}'`)) {
    throw new Refusal(`There is a page at ${address} already.`);
  }
  const page = `${pages}/${names.pascal}Page`;
  tree.create(`${page}.tsx`, fillTemplate('page/Page.tsx', values));
  tree.create(`${page}.stories.tsx`, fillTemplate('page/Page.stories.tsx', values));
  tree.create(`${page}.test.tsx`, fillTemplate('page/Page.test.tsx', values));
  exportFrom(tree, folder, `./pages/${names.kebab}/${names.pascal}Page.tsx`);
  tree.create(`apps/web/src/routes/_signed-in/${names.kebab}.tsx`, fillTemplate('page/route.tsx', values));

  // The public pages come after those of a client in both lists.
  insertBefore(tree, {
    path: 'libs/hrefs/src/href.ts',
    before: '  login: ',
    lines: `  ${names.camel}: (): OwnPath => ownPathOf('${address}'),`,
  });
  insertBefore(tree, {
    path: 'libs/hrefs/src/staticPaths.ts',
    before: "  '/login',",
    lines: `  '${address}',`,
  });
  insertBefore(tree, {
    path: 'e2e/pages/allPages.ts',
    before: "  '/no-such-page',",
    lines: `  '${address}',`,
  });
  insertBefore(tree, {
    path: 'libs/hrefs/src/capabilities.ts',
    before: '  fo: {',
    lines: `  ${names.camel}: { kind: 'page', path: href.${names.camel}(), icon: 'other' },`,
  });
  addSearchTexts(tree, names);
  addTexts(tree, { namespace: 'shell', texts: { [names.camel]: { en: names.words, hi: 'नया पेज' } } });
  addTexts(tree, {
    namespace: feature,
    texts: {
      [`${names.camel}Title`]: { en: names.words, hi: 'नया पेज' },
      [`${names.camel}Text`]: {
        en: 'What belongs here is still to be written.',
        hi: 'यहाँ की सामग्री अभी लिखी जानी है।',
      },
    },
  });
  return [
    `${page}.tsx: what it shows, with its story and its test`,
    `${messagesPath('en', feature)}, ${messagesPath('hi', feature)} both shell.json and both search.json: its texts`,
    `a link to href.${names.camel}() wherever one finds it`,
  ];
}

/** @param module - As the index of the project names it: './pages/high/HighPage.tsx'. */
export function exportFrom(tree: Tree, folder: string, module: string): void {
  const moduleOf = (line: string) =>
    /^export .* from '(?<module>[^']+)';$/.exec(line)?.groups?.module ?? null;
  const name = module.replace(/^.*\//, '').replace('.tsx', '');
  insertSorted(tree, {
    path: `${folder}/src/index.ts`,
    nameOf: moduleOf,
    name: module,
    line: `export { ${name} } from '${module}';`,
  });
}
