/** One block of the tutorial, in the order of the page. */
export type Block =
  | { kind: 'command'; command: string }
  /** The whole file. */
  | { kind: 'file'; path: string; text: string }
  /** Lines that change. */
  | { kind: 'diff'; path: string; text: string };

export interface TutorialStep {
  /** Of its heading: `1. The endpoint`. */
  title: string;
  blocks: Block[];
}

function blocksOf(language: string, path: string, text: string): Block[] {
  if (language === 'sh') return text.split('\n').map((command) => ({ kind: 'command', command }));
  if (path === '') throw new Error(`A block of ${language} has to name its file: ${text.slice(0, 60)}`);
  if (language === 'diff') return [{ kind: 'diff', path, text }];
  return [{ kind: 'file', path, text: `${text}\n` }];
}

/**
 * Reads the numbered steps of docs/tutorial.md.
 *
 * @throws Error for a block that says neither what it is nor which file it belongs to: the page is at fault.
 */
export function readTutorial(markdown: string): TutorialStep[] {
  return markdown
    .split(/^## (?=\d+\. )/m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      blocks: [...section.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)\n```$/gm)].flatMap(
        ([, language = '', path = '', text = '']) => blocksOf(language, path, text),
      ),
    }));
}

/** The files that the table at the head of the page names. */
export function filesInTable(markdown: string): string[] {
  return [...markdown.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, path = '']) => path);
}
