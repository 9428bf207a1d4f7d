import type { Tree } from './createTree.ts';
import { addImport, addTexts, insertBefore, insertSorted } from './edits.ts';
import { fillTemplate } from './fillTemplate.ts';
import { pascalNames, type Names } from './names.ts';
import { Refusal } from './Refusal.ts';

export interface NewComponent {
  name: string;
  /** Whether it says something on its own, beside what it is given. */
  hasTexts: boolean;
  /** The issue of the plan whose screens will use it: `5a`. */
  issue: string;
}

const waitingList = 'tools/checks/src/repository/waitingEntries.ts';

const kitchenSink = 'libs/ui/src/kitchen-sink/Display.stories.tsx';

/** Entries that are no components stand before all others. */
const firstEntries = new Set(['foundation.css', 'theme.css', 'messages']);

function entryOf(line: string): string | null {
  const name = /^ +"\.\/(?<name>[a-z][a-z-.]*)"(?:: "\.\/src\/.*)?,$/.exec(line)?.groups?.name ?? null;
  return name !== null && !firstEntries.has(name) ? name : null;
}

function textParts({ camel }: Names, hasTexts: boolean) {
  if (!hasTexts) return { textsImport: '', hookImport: '', hook: '', label: '' };
  return {
    textsImport: `import { ${camel}Texts } from '@wealth/i18n-locale/ui/${camel}';\n`,
    hookImport: "import { useUiText } from '../messages/UiTextsProvider.tsx';\n",
    hook: `  const t = useUiText(${camel}Texts);\n`,
    label: `      <span className="sr-only">{t('label')}</span>\n`,
  };
}

const coveragePage = 'docs/specification-coverage.md';

/** An issue of the plan whose screens are still to come. */
function checkIssue(tree: Tree, issue: string): void {
  const finished = /^finished: .*$/m.exec(tree.read(coveragePage))?.[0] ?? '';
  if (/^[1-9][a-z]?$/.test(issue) && !finished.includes(`'${issue}'`)) return;
  throw new Refusal(
    `--issue has to be one of the plan that ${coveragePage} does not call finished, not “${issue}”.`,
  );
}

/** No screen uses it yet. */
function addToWaitingList(tree: Tree, { kebab }: Names, issue: string): void {
  checkIssue(tree, issue);
  tree.change(waitingList, (text) => text.replace(/\n?\};\n$/, `\n  './${kebab}': '${issue}',\n};\n`));
}

/** A component of the design system: an entry of libs/ui with its stories, its place in a kitchen sink and a test. @returns What is left to do by hand. */
export function newComponent(tree: Tree, { name, hasTexts, issue }: NewComponent): string[] {
  const names = pascalNames(name, 'component');
  const folder = `libs/ui/src/${names.kebab}`;
  const values = { ...names, section: 'Display', ...textParts(names, hasTexts) };
  for (const file of ['tsx', 'stories.tsx', 'test.tsx']) {
    tree.create(`${folder}/${names.pascal}.${file}`, fillTemplate(`component/Component.${file}`, values));
  }
  tree.create(`${folder}/index.ts`, fillTemplate('component/index.ts', values));
  if (hasTexts) {
    addTexts(tree, {
      namespace: 'ui',
      group: names.camel,
      texts: { label: { en: names.words, hi: 'नया घटक' } },
    });
  }

  const entry = { name: names.kebab, nameOf: entryOf };
  insertSorted(tree, {
    ...entry,
    path: 'libs/ui/package.json',
    line: `    "./${names.kebab}": "./src/${names.kebab}/index.ts",`,
  });
  insertSorted(tree, {
    ...entry,
    path: 'libs/ui/src/internal/entries.test.ts',
    line: `        "./${names.kebab}",`,
  });
  addToWaitingList(tree, names, issue);
  addImport(tree, kitchenSink, `import { ${names.pascal} } from '../${names.kebab}/index.ts';`);
  insertBefore(tree, {
    path: kitchenSink,
    before: '      <Card title="Badges">',
    lines: `      <Card title="${names.words}"><${names.pascal}>One word</${names.pascal}></Card>`,
  });
  return [
    `${folder}/${names.pascal}.tsx: what it is, with its stories (what to do and what not) and its test`,
    `${kitchenSink}: its states, or those of another kitchen sink that fits better`,
    ...(hasTexts ? ['libs/i18n-locale/messages/*/ui.json: its texts'] : []),
    'npm run storybook:pictures, and look at them',
    `${waitingList}: its line goes with the first screen that uses it`,
  ];
}
