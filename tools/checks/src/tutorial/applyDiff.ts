const side = (lines: readonly string[], marks: string) =>
  lines
    .filter((line) => marks.includes(line.charAt(0)))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/**
 * Applies a diff without line numbers: each hunk (they stand between lines of `@@`) replaces the one place that has its
 * old lines.
 *
 * @throws Error when a hunk fits nowhere, or in two places.
 */
export function applyDiff(text: string, diff: string): string {
  return diff.split(/^@@.*\n/m).reduce((result, hunk) => {
    // An empty line of context loses its space in an editor.
    const lines = hunk
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => (line === '' ? ' ' : line));
    const [old, next] = [side(lines, ' -'), side(lines, ' +')];
    const places = `\n${result}`.split(`\n${old}`).length - 1;
    if (places !== 1) throw new Error(`These lines stand in ${places} places, not in one:\n${old}`);
    const at = `\n${result}`.indexOf(`\n${old}`);
    return result.slice(0, at) + next + result.slice(at + old.length);
  }, text);
}
