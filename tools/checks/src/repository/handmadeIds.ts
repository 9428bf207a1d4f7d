import ts from 'typescript';
import { isScript } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { nodesOf } from './sourceText.ts';

/** With whatever between the two but what an address has there. */
const idOfInstrument = /\$\{[^}]*market\}[^/$&=]{0,3}\$\{[^}]*symbol\}/i;

/** One place knows how an instrument becomes a key, and a key an instrument. */
export const handmadeIds: RepositoryCheck = {
  name: 'handmade-ids',
  advice: 'Use instrumentIdOf and parseInstrumentId of @wealth/domain.',
  appliesTo: (path) => isScript(path) && !path.startsWith('libs/domain/src/instrument/'),
  *find(source) {
    for (const node of nodesOf(source.tree())) {
      if (ts.isTemplateExpression(node) && idOfInstrument.test(node.getText())) {
        yield { position: node.getStart(), what: node.getText() };
      }
    }
  },
};
