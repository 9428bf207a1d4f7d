import ts from 'typescript';
import { isScript } from './paths.ts';
import type { Finding, RepositoryCheck } from './repositoryCheck.ts';
import type { SourceText } from './sourceText.ts';

/** A rule that is switched off needs its reason beside it. */
export const silentLint: RepositoryCheck = {
  name: 'silent-lint',
  advice: 'After a lint directive write `-- reason`.',
  appliesTo: isScript,
  *find(source) {
    // To look for comments takes long, and few files have one of these.
    if (!source.text.includes('-disable')) return;
    for (const comment of commentsOf(source)) {
      const directive = /(?:oxlint|eslint)-disable(?:-next-line|-line)?\b(.*)/s.exec(comment.text);
      if (directive && !/--\s*\S.{8,}/s.test(directive[1] ?? '')) {
        yield { position: comment.position, what: 'a lint rule off without a reason' };
      }
    }
  },
};

function* commentsOf(source: SourceText): Generator<Finding & { text: string }> {
  const tree = source.tree();
  const seen = new Set<number>();
  const ranges = (position: number) => [
    ...(ts.getLeadingCommentRanges(source.text, position) ?? []),
    ...(ts.getTrailingCommentRanges(source.text, position) ?? []),
  ];
  for (const token of tokensOf(tree)) {
    if (ts.isJsxText(token)) continue;
    for (const { pos, end } of [...ranges(token.getFullStart()), ...ranges(token.getEnd())]) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      const text = source.text.slice(pos, end);
      yield { position: pos, what: text, text };
    }
  }
}

function* tokensOf(node: ts.Node): Generator<ts.Node> {
  const children = node.getChildren();
  if (children.length === 0) yield node;
  for (const child of children) yield* tokensOf(child);
}
