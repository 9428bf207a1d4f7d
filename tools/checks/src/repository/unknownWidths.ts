import { isProduct, isScript } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { literalText, nodesOf } from './sourceText.ts';

/** A class for a window, or for a box, as wide as one of Tailwind's own names. */
const tailwindWidth = /(?<![\w-])@?(?:(?:min|max)-)?(?:\dxs|xs|sm|md|lg|xl|\dxl)(?:\/[\w-]+)?:(?=[\w@[*!-])/g;

/** The theme has widths of its own and none of Tailwind's, so that such a class is written and does nothing. */
export const unknownWidths: RepositoryCheck = {
  name: 'unknown-widths',
  advice: 'Use a width of libs/ui/src/theme/foundation.css (tablet:, @max-field:), or say it: @max-[16rem]:.',
  appliesTo: (path) => isProduct(path) && isScript(path),
  *find(source) {
    for (const node of nodesOf(source.tree())) {
      const text = literalText(node);
      if (text === null) continue;
      for (const match of text.matchAll(tailwindWidth)) {
        yield { position: node.getStart() + match.index, what: match[0] };
      }
    }
  },
};
