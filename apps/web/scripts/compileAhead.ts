import type { Plugin } from 'vite';

/** Characters. A larger file is a library of which a page needs a part, as of the chart. */
const largest = 64 * 1024;
const hint = '//# allFunctionsCalledOnLoad\n';

/** What is asked of a file of the build. */
interface BuiltFile {
  name: string;
  code: string;
}

/** The code of a file that loads later with the hint in its first line; that of the first file and of libraries as it is. */
export function withCompileHint({ name, code }: BuiltFile, firstFile: string): string {
  return name === firstFile || code.length > largest ? code : hint + code;
}

/**
 * Tells the browser to compile a file that loads later as a whole, on another thread while it arrives: its functions
 * run as soon as somebody waits for them, and the first run of each would hold the page up. A browser that does not
 * know the hint (V8 has it since 2025) reads a comment.
 *
 * @param firstFile - name of the chunk that every page loads, most of whose functions wait for a page that needs them.
 */
export function compileAhead(firstFile: string): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    // The last step: whatever makes the files small takes comments out.
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk') file.code = withCompileHint(file, firstFile);
        }
      },
    },
  };
}
