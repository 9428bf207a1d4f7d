import { describe, expect, it } from 'vitest';
import { withCompileHint } from './compileAhead.ts';

describe('the hint to compile ahead', () => {
  it('is the first line of a file that loads later, as V8 wants it', () => {
    expect(withCompileHint({ name: 'dialog', code: 'const open = 1;' }, 'start')).toBe(
      '//# allFunctionsCalledOnLoad\nconst open = 1;',
    );
  });

  it('stands neither in the first file nor in a library', () => {
    const library = `const all = '${'x'.repeat(70_000)}';`;
    expect(withCompileHint({ name: 'start', code: 'const open = 1;' }, 'start')).toBe('const open = 1;');
    expect(withCompileHint({ name: 'chart', code: library }, 'start')).toBe(library);
  });
});
