import type { SourceText } from './sourceText.ts';

export interface Finding {
  /** Offset into the text, in UTF-16 units. */
  position: number;
  /** What stands there, short. */
  what: string;
}

/** One rule of the house that no linter knows. */
export interface RepositoryCheck {
  name: string;
  /** What to do instead, as a whole sentence. */
  advice: string;
  appliesTo: (path: string) => boolean;
  find: (source: SourceText) => Iterable<Finding>;
}
