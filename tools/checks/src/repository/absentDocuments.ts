import { isScript } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';

/** Papers that the product was ordered by. Whoever reads the code outside cannot look into them. */
const names = ['product', 'decisions', 'behaviour', 'trading', 'money', 'market-facts'];

const named = new RegExp(
  `(?<![\\w/.-])(?:(?:${names.join('|')})\\.md\\b|${names.at(-1) ?? ''}\\b)|\\bspec/(?:${names.join('|')})`,
  'giu',
);

/** A source cites the fact, its public origin, or the row of the coverage page. */
export const absentDocuments: RepositoryCheck = {
  name: 'absent-documents',
  advice: 'Cite the fact itself, its public source and date, or the id of its row on the coverage page.',
  appliesTo: (path) => isScript(path) && !path.startsWith('tools/checks/src/'),
  *find(source) {
    for (const match of source.text.matchAll(named)) {
      yield { position: match.index, what: match[0] };
    }
  },
};
