import { isScript, isTest } from './paths.ts';
import type { Finding, RepositoryCheck } from './repositoryCheck.ts';
import { literalText, nodesOf, type SourceText } from './sourceText.ts';

const promises = [
  /\bguarantee(?:s|d|ing)?\b/giu,
  /\bassured\b/giu,
  /\b(?:risk[- ]free|no[- ]risk|zero[- ]risk|without risk)\b/giu,
  /\b(?:priority|preferential|confirmed|certain|sure) allotments?\b/giu,
  /\bdiscount(?:s|ed)?\b/giu,
  /\bsure[- ]shot\b/giu,
  /\b(?:fixed|certain|sure|daily|monthly) returns?\b/giu,
  /\b(?:double|triple|multiply) your (?:money|investment|capital)\b/giu,
  /\b(?:multibagger|insider tip|hot tip)s?\b/giu,
  /100\s?% (?:safe|secure|sure)/giu,
  /गारंटी|जोखिम[- ]मुक्त|बिना जोखिम|(?:निश्चित|पक्का|सुनिश्चित) (?:रिटर्न|मुनाफ़ा|आवंटन)|(?<!\p{L})छूट(?![\p{L}\p{M}])/gu,
];

/** "not guaranteed", "nobody can guarantee", "never a guaranteed …": warnings may use the word. */
const denial = /\b(?:not|no|never|nobody|none|cannot|can't|nor|neither)(?:\s+[\p{L}-]+){0,2}\s+$/iu;

/** In Hindi the denial follows: "की गारंटी नहीं", "कोई छूट नहीं". */
const laterDenial = /^(?:\s+[\p{L}\p{M}]+){0,2}\s+(?:नहीं|न)(?![\p{L}\p{M}])/u;

/**
 * Invitation codes, block trades and IPOs are what the regulator's fraud warnings describe, so no text
 * that a client reads may promise a return, an allotment or a discount.
 */
export const wording: RepositoryCheck = {
  name: 'wording',
  advice: 'Say what happens and on what it depends; promise no return, no allotment and no discount.',
  appliesTo: (path) =>
    /^libs\/i18n-locale\/messages\/.+\.json$/.test(path) ||
    /^apps\/web\/(index\.html|public\/.+\.html)$/.test(path) ||
    /^(README|CONTRIBUTING|docs\/.+)\.md$/.test(path) ||
    (path.startsWith('tools/sandbox/src/') && isScript(path) && !isTest(path)),
  *find(source) {
    if (isScript(source.path)) yield* inLiterals(source);
    else yield* inText(source.text, 0);
  },
};

function* inLiterals(source: SourceText): Generator<Finding> {
  for (const node of nodesOf(source.tree())) {
    const text = literalText(node);
    if (text !== null) yield* inText(text, node.getStart());
  }
}

function* inText(text: string, start: number): Generator<Finding> {
  for (const pattern of promises) {
    for (const match of text.matchAll(pattern)) {
      const isDenied =
        denial.test(text.slice(0, match.index)) ||
        laterDenial.test(text.slice(match.index + match[0].length));
      if (isDenied) continue;
      yield { position: start + match.index, what: `“${match[0]}”` };
    }
  }
}
