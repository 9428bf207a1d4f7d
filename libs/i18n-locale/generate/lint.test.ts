import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'wealth-messages-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lint(messages: Record<string, object>, file = 'shell.json') {
  for (const [language, texts] of Object.entries(messages)) {
    mkdirSync(join(folder, language), { recursive: true });
    writeFileSync(join(folder, language, file), JSON.stringify(texts));
  }
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'lint.ts'), folder]);
  return { status, said: stdout.toString() };
}

describe('lint:messages', () => {
  it('fails and names the text that a language lacks [I3A-TOOL-LINT]', () => {
    const { status, said } = lint({ en: { home: 'Home', market: 'Market' }, hi: { home: 'होम' } });

    expect(status).toBe(1);
    expect(said).toContain('hi/shell: market is missing');
  });

  it('fails and names what a component cannot say in a language', () => {
    const { status, said } = lint(
      { en: { modal: { confirm: 'Confirm', cancel: 'Cancel' } }, hi: { modal: { confirm: 'पुष्टि करें' } } },
      'ui.json',
    );

    expect(status).toBe(1);
    expect(said).toContain('hi/ui.modal: cancel is missing');
  });

  it('is content where every language has every text', () => {
    expect(lint({ en: { home: 'Home' }, hi: { home: 'होम' } }).status).toBe(0);
  });
});
