import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'wealth-messages-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Linted {
  /** Of the texts. @default 'shell.json' */
  file?: string;
  /** The only file of code that may name them. @default no code is looked at */
  code?: string;
}

function lint(messages: Record<string, object>, { file = 'shell.json', code }: Linted = {}) {
  for (const [language, texts] of Object.entries(messages)) {
    mkdirSync(join(folder, 'texts', language), { recursive: true });
    writeFileSync(join(folder, 'texts', language, file), JSON.stringify(texts));
  }
  const sources = join(folder, 'messages-code');
  mkdirSync(sources, { recursive: true });
  if (code !== undefined) writeFileSync(join(sources, 'Page.tsx'), code);
  const { status, stdout } = spawnSync(process.execPath, [
    join(import.meta.dirname, 'lint.ts'),
    join(folder, 'texts'),
    ...(code === undefined ? [] : [sources]),
  ]);
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
      { file: 'ui.json' },
    );

    expect(status).toBe(1);
    expect(said).toContain('hi/ui.modal: cancel is missing');
  });

  it('is content where every language has every text', () => {
    expect(lint({ en: { home: 'Home' }, hi: { home: 'होम' } }).status).toBe(0);
  });

  it('fails and names the text that no code shows [I4B-A20]', () => {
    const { status, said } = lint(
      { en: { home: 'Home', market: 'Market' }, hi: { home: 'होम', market: 'बाज़ार' } },
      { code: "<h1>{t('home')}</h1>" },
    );

    expect(status).toBe(1);
    expect(said).toContain('shell: market is used by no code');
    expect(said).not.toContain('shell: home');
  });

  it.each([
    ["t('market')", 'by its key'],
    ["'shell.market'", 'with its namespace'],
    ['t(`mar${rest}`)', 'put together'],
  ])('knows %s: %s [I4B-A20]', (code) => {
    expect(lint({ en: { market: 'Market' }, hi: { market: 'बाज़ार' } }, { code }).status).toBe(0);
  });

  it('does not take a key that is only gaps, nor a word without quotes', () => {
    const texts = { en: { market: 'Market' }, hi: { market: 'बाज़ार' } };
    expect(lint(texts, { code: 't(`${some}`); const market = 1;' }).status).toBe(1);
  });
});
