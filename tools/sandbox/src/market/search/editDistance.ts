export interface Distance {
  /** Edits from the query to the whole term. */
  whole: number;
  /** Edits from the query to the nearest beginning of the term. */
  beginning: number;
}

/** No text that is compared is longer; what is, is far from everything. */
const longest = 100;
const width = longest + 1;
/** The table of distances between beginnings, kept between calls: a search compares thousands of terms. */
const table = new Uint8Array(width * width);
for (let index = 0; index <= longest; index += 1) {
  table[index] = index;
  table[index * width] = index;
}

function at(place: number): number {
  return table[place] ?? longest;
}

/** Fills one row; answers its least distance. */
function fillRow(query: string, term: string, row: number): number {
  const letter = query.charCodeAt(row - 1);
  const letterBefore = row > 1 ? query.charCodeAt(row - 2) : -1;
  let leastOfRow = row;
  let termBefore = -1;
  for (let column = 1; column <= term.length; column += 1) {
    const other = term.charCodeAt(column - 1);
    const place = row * width + column;
    let least = at(place - width - 1) + (letter === other ? 0 : 1);
    least = Math.min(least, at(place - width) + 1, at(place - 1) + 1);
    if (letter === termBefore && letterBefore === other) {
      least = Math.min(least, at(place - 2 * width - 2) + 1);
    }
    table[place] = least;
    leastOfRow = Math.min(leastOfRow, least);
    termBefore = other;
  }
  return leastOfRow;
}

/**
 * Optimal string alignment: inserted, deleted, replaced and transposed neighbours count one each.
 *
 * @param most - Distances above it are not distinguished: all are answered as more.
 */
export function editDistance(query: string, term: string, most = longest): Distance {
  const far = { whole: most + 1, beginning: most + 1 };
  if (query.length > longest || term.length > longest) return far;
  let beginning = 0;
  for (let row = 1; row <= query.length; row += 1) {
    beginning = fillRow(query, term, row);
    if (beginning > most) return far;
  }
  return { whole: at(query.length * width + term.length), beginning };
}
