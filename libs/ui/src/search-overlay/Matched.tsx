export interface MatchedProps {
  text: string;
  /** What was searched for. */
  query: string;
}

interface Piece {
  /** Where it begins in the text. */
  at: number;
  text: string;
  isMatch: boolean;
}

const letter = /[\p{L}\p{M}\p{N}]/u;

/** Where one word of the query stands: at the beginning of a word, else anywhere. */
function placeOf(word: string, text: string): [number, number] | null {
  let anywhere = -1;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !letter.test(text[at - 1] ?? '')) return [at, at + word.length];
    if (anywhere < 0) anywhere = at;
  }
  return anywhere < 0 ? null : [anywhere, anywhere + word.length];
}

function piecesOf({ text, query }: MatchedProps): Piece[] {
  const lower = text.toLowerCase();
  const words = query.trim().toLowerCase().split(/\s+/u).filter(Boolean);
  // A letter that changes its length in the other case would move every place behind it.
  const places = lower.length === text.length ? words.flatMap((word) => [placeOf(word, lower) ?? []]) : [];
  const pieces: Piece[] = [];
  let done = 0;
  for (const [from, to] of places.toSorted(([a = 0], [b = 0]) => a - b)) {
    if (from === undefined || to === undefined || to <= done) continue;
    const start = Math.max(from, done);
    if (start > done) pieces.push({ at: done, text: text.slice(done, start), isMatch: false });
    pieces.push({ at: start, text: text.slice(start, to), isMatch: true });
    done = to;
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), isMatch: false });
  return pieces;
}

/** A text in which what was searched for is underlined. */
export function Matched(props: MatchedProps) {
  return piecesOf(props).map(({ at, text, isMatch }) =>
    isMatch ? (
      <mark
        key={at}
        className="bg-transparent text-accent-text underline decoration-1 underline-offset-3 forced-colors:text-system-highlight"
      >
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}
