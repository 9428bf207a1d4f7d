import type { Tree } from './createTree.ts';
import { messagesPath } from './edits.ts';
import { Refusal } from './Refusal.ts';

interface Feature {
  /** Of the project. */
  folder: string;
  /** As the Storybook lists its screens. */
  words: string;
}

/** @throws Refusal for a feature that there is not: it is born with a package, a README and a first page by hand. */
export function featureOf(tree: Tree, feature: string): Feature {
  const folder = `libs/features/${feature}`;
  const hasTexts = tree.exists(messagesPath('en', feature));
  if (!/^[a-z]+$/.test(feature) || !hasTexts || !tree.exists(`${folder}/src/index.ts`)) {
    throw new Refusal(`There is no feature “${feature}” with texts of its own in libs/features.`);
  }
  return { folder, words: `${feature.charAt(0).toUpperCase()}${feature.slice(1)}` };
}
