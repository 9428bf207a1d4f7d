import { describe, expect, it } from 'vitest';
import { indirectImports } from './importsUpFront.ts';

const files = {
  'page.js': { imports: ['table.js', 'start.js'] },
  'table.js': { imports: ['rows.js'] },
  'rows.js': { imports: ['cells.js', 'table.js', 'runtime.js'] },
  'cells.js': { imports: [] },
  'start.js': { imports: ['runtime.js'] },
  'runtime.js': { imports: [] },
};

describe('the imports of a file that loads later', () => {
  it('are all there at once, however deep, but those of the first file', () => {
    expect(indirectImports('page.js', files, 'start.js')).toEqual(['rows.js', 'cells.js']);
  });

  it('are complete where nothing was loaded before', () => {
    expect(indirectImports('page.js', files, undefined)).toEqual(['rows.js', 'cells.js', 'runtime.js']);
  });

  it('end where files import each other', () => {
    expect(indirectImports('rows.js', files, 'start.js')).toEqual([]);
  });

  it('are none for a file without imports', () => {
    expect(indirectImports('cells.js', files, 'start.js')).toEqual([]);
  });
});
