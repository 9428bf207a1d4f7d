import { describe, expect, it } from 'vitest';
import { applyDiff } from './applyDiff.ts';
import { filesInTable, readTutorial } from './readTutorial.ts';
import { endCommands, runCommand } from './runCommand.ts';

const page = `# A tutorial

| file        | what |
| ----------- | ---- |
| \`src/a.ts\` | all  |

## 1. Begin

\`\`\`sh
npm run new -- page a b
npm run new -- drawer c
\`\`\`

\`\`\`ts src/a.ts
export const a = 1;
\`\`\`

## 2. End

\`\`\`diff src/b.ts
-old
+new
\`\`\`
`;

describe('reading the tutorial [I3B-11-TUTORIAL]', () => {
  it('finds its steps with their commands, files and changes, in order', () => {
    expect(readTutorial(page)).toEqual([
      {
        title: '1. Begin',
        blocks: [
          { kind: 'command', command: 'npm run new -- page a b' },
          { kind: 'command', command: 'npm run new -- drawer c' },
          { kind: 'file', path: 'src/a.ts', text: 'export const a = 1;\n' },
        ],
      },
      { title: '2. End', blocks: [{ kind: 'diff', path: 'src/b.ts', text: '-old\n+new' }] },
    ]);
    expect(filesInTable(page)).toEqual(['src/a.ts']);
  });

  it('refuses a snippet of no file', () => {
    expect(() => readTutorial('## 1. Begin\n\n```ts\nconst a = 1;\n```\n')).toThrow(
      'A block of ts has to name its file',
    );
  });
});

describe('applying a diff [I3B-11-TUTORIAL]', () => {
  const text = 'one\ntwo\nthree\ntwo\nfour\n';

  it('changes each hunk in its place', () => {
    expect(applyDiff(text, ' one\n-two\n+2\n three\n@@\n two\n-four\n+4\n+5')).toBe(
      'one\n2\nthree\ntwo\n4\n5\n',
    );
  });

  it.each([
    { diff: '-six\n+6', why: 'stand in 0 places' },
    { diff: '-two\n+2', why: 'stand in 2 places' },
  ])('refuses $diff', ({ diff, why }) => {
    expect(() => applyDiff(text, diff)).toThrow(why);
  });
});

it('a command that fails tells what it said [I3B-11-TUTORIAL]', async () => {
  await expect(runCommand('echo the reason; exit 3', '.')).rejects.toThrow('ended with 3:\nthe reason');
  await expect(
    runCommand('test -z "$npm_config_local_prefix$NX_TASK_HASH$VITEST"', '.'),
  ).resolves.toBeUndefined();
});

it('a command that is under way ends with all that it has started [I3B-11-TUTORIAL]', async () => {
  const endless = runCommand('cat /dev/zero | cat > /dev/null; true', '.');
  await Promise.all([expect(endless).rejects.toThrow('ended with null'), endCommands()]);
});
