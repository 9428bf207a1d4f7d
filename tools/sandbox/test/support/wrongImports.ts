import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** From the ground up; a folder imports those of lower floors only. The files of src itself join it all. */
export const floors: ReadonlyArray<readonly string[]> = [
  ['machine', 'exchange'],
  ['engine'],
  ['http', 'database'],
  ['auth', 'market', 'content'],
  ['clients', 'uploads', 'ledger', 'issuers', 'agenda', 'intents'],
  ['bank', 'watchlists', 'alerts', 'limits', 'offers', 'tax'],
  ['orders'],
  ['funds', 'actions', 'issues', 'loans'],
  ['returns', 'statements', 'claims'],
  ['services'],
  ['dispatch', 'scenarios', 'stream', 'chat', 'docs'],
  ['api', 'control'],
  ['.'],
];

export interface SourceFile {
  /** Inside src, with slashes. */
  path: string;
  text: string;
}

/** The first part of a path, and of a handler its tag too: one tag knows nothing of another. */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (second === '') return '.';
  return first === 'api' ? `api/${second}` : first;
}

function floorOf(room: string): number {
  const floor = floors.findIndex((rooms) => rooms.includes(room.split('/')[0] ?? ''));
  if (floor < 0) throw new RangeError(`The folder ${room} stands on no floor.`);
  return floor;
}

/** The imports that lead up, or sideways, each as "file → file". Those of types count: they tie as well. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const room = roomOf(path);
    return [...text.matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)]
      .map(([, target = '']) => posix.join(posix.dirname(path), target))
      .filter((target) => roomOf(target) !== room && floorOf(roomOf(target)) >= floorOf(room))
      .map((target) => `${path} → ${target}`);
  });
}

/** Every file of src that is no test, with its text. */
export function readSource(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}
