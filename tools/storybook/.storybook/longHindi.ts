/*
 * Stands in for a translation of every text on the page, whoever wrote it: words are replaced by Hindi ones that take
 * about 40 % more room. Figures, symbols and words in capitals stay.
 */

const vocabulary = [
  'अब',
  'कुल',
  'आज',
  'राशि',
  'निवेश',
  'बाज़ार',
  'निकासी',
  'पुष्टि करें',
  'उपलब्ध',
  'पोर्टफ़ोलियो',
  'सत्यापन',
  'प्रतीक्षारत',
  'विवरण देखें',
  'खाते में जमा',
  'मूल्य सूचना',
];

/** Words of at least two letters, not all of them capitals: no currency sign, no ticker, no unit of a figure. */
const translatable = /[A-Z]?[a-z][a-z'’]*(?:[ -][A-Z]?[a-z][a-z'’]*)*/g;
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function lengthOf(text: string): number {
  return [...letters.segment(text)].length;
}

const words = vocabulary.map((word) => ({ word, length: lengthOf(word) }));
const shortest = Math.min(...words.map(({ length }) => length));

/** Letters of Hindi for one of English: its letters are a little wider too. */
const growth = 1.25;

/** Hindi words for a text; the same for the same text, so that pictures can be compared. */
function hindiOf(text: string): string {
  const chosen: string[] = [];
  let left = Math.ceil(text.length * growth);
  for (let turn = text.charCodeAt(0); left >= shortest; turn += 1) {
    const fitting = words.filter(({ length }) => length <= left);
    const next = fitting[turn % fitting.length];
    if (!next) break;
    chosen.push(next.word);
    left -= next.length + 1;
  }
  return chosen.join(' ');
}

/** @returns the text with its words in Hindi. */
export function toLongHindi(text: string): string {
  return text.replaceAll(translatable, (run) => (run.length < 2 ? run : hindiOf(run)));
}

/** The pages around a story and Storybook's own screens stay readable. */
function isOfStory(element: Element | null): boolean {
  if (!element || element.closest('script, style, noscript, .sb-wrapper')) return false;
  return !element.closest('.sbdocs') || element.closest('.sb-story') !== null;
}

/**
 * Keeps every text of the page in long Hindi, also those that appear later.
 *
 * @returns a function that ends it and puts the texts back.
 */
export function showLongHindi(): () => void {
  const originals = new Map<Text, { was: string; shown: string }>();

  function show(node: Text) {
    if (originals.get(node)?.shown === node.data || !isOfStory(node.parentElement)) return;
    const shown = toLongHindi(node.data);
    if (shown === node.data) return;
    originals.set(node, { was: node.data, shown });
    node.data = shown;
  }

  function showIn(root: Node) {
    if (root instanceof Text) show(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) show(node);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') showIn(target);
      for (const node of addedNodes) showIn(node);
    }
  });
  showIn(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [node, { was, shown }] of originals) if (node.data === shown) node.data = was;
  };
}
