import { describe, expect, it, vi } from 'vitest';
import { languages, loaders, namespaces } from '../generated/catalogue.ts';
import { catalogue, languageName, loadMessages, resolveLanguage } from './catalogue.ts';
import { createCatalogue } from './createCatalogue.ts';
import type { CompiledMessages } from './makeTranslate.ts';

const request = { language: 'en', locale: 'en-IN', namespace: 'shell' } as const;

function withLoader(load: () => Promise<{ default: CompiledMessages }>) {
  return createCatalogue({ en: { shell: load } });
}

describe('createCatalogue', () => {
  it('has a text after its namespace has loaded, and none before [I1-8-MESSAGES]', async () => {
    const own = createCatalogue(loaders);
    expect(own.translator(request)).toBeNull();
    await own.load('en', ['shell']);
    expect(own.translator(request)?.('home')).toBe('Home');
    expect(own.translator({ ...request, namespace: 'auth' })).toBeNull();
  });

  it('puts arguments in and chooses the plural, with the digits of the region', async () => {
    const own = createCatalogue(loaders);
    await own.load('en', ['frame']);
    const t = own.translator({ ...request, namespace: 'frame' });
    expect(t?.('homeOf', { appName: 'Wealth' })).toBe('Wealth home');
    expect(t?.('idleCountdown', { seconds: 1 })).toBe('You will be signed out in 1 second.');
    expect(t?.('idleCountdown', { seconds: 120000 })).toBe('You will be signed out in 1,20,000 seconds.');
  });

  it('has Hindi texts with their plurals, and the digits of the amounts', async () => {
    const own = createCatalogue(loaders);
    await own.load('hi', ['frame']);
    const t = own.translator({ language: 'hi', locale: 'hi-IN', namespace: 'frame' });
    expect(t?.('services')).toBe('सेवाएँ');
    expect(t?.('idleCountdown', { seconds: 120000 })).toBe('1,20,000 सेकंड में आपको साइन आउट कर दिया जाएगा।');
    const deva = own.translator({ language: 'hi', locale: 'hi-IN-u-nu-deva', namespace: 'frame' });
    expect(deva?.('idleCountdown', { seconds: 15 })).toBe('15 सेकंड में आपको साइन आउट कर दिया जाएगा।');
  });

  it('knows what has been asked for, language by language', async () => {
    const own = createCatalogue(loaders);
    await own.load('en', ['shell', 'chat']);
    await own.load('en', ['shell']);
    expect(own.requested('en')).toEqual(['shell', 'chat']);
    expect(own.requested('hi')).toEqual([]);
  });

  it('gives the same function for the same request, so that hooks stay quiet', async () => {
    const own = createCatalogue(loaders);
    await own.load('en', ['shell']);
    expect(own.translator(request)).toBe(own.translator({ ...request }));
    expect(own.translator({ ...request, locale: 'en-DE' })).not.toBe(own.translator(request));
  });

  it('tells a plain key from any other text', async () => {
    const own = createCatalogue(loaders);
    await own.load('en', ['shell']);
    const t = own.translator(request);
    expect(
      ['home', 'documentTitle', 'constructor', 'nope', undefined].map((text) => t?.isPlainKey(text)),
    ).toEqual([true, false, false, false, false]);
  });

  it('loads a namespace once for any number of callers', async () => {
    const load = vi.fn(() => Promise.resolve({ default: { home: 'Home' } }));
    const own = withLoader(load);
    expect(own.pending('en', 'shell')).toBe(own.pending('en', 'shell'));
    await Promise.all([own.load('en', ['shell']), own.load('en', ['shell'])]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps a failure for those who wait and tries again when it is asked to load', async () => {
    const load = vi.fn(() => Promise.resolve({ default: { home: 'Home' } }));
    load.mockRejectedValueOnce(new TypeError('chunk not found'));
    const own = withLoader(load);
    await expect(own.pending('en', 'shell')).rejects.toThrow('chunk not found');
    await expect(own.pending('en', 'shell')).rejects.toThrow('chunk not found');
    expect(load).toHaveBeenCalledTimes(1);
    await own.load('en', ['shell']);
    expect(own.translator(request)?.('home')).toBe('Home');
  });
});

it('says which loader is missing', async () => {
  await expect(createCatalogue({}).load('en', ['shell'])).rejects.toThrow('no loader for en/shell');
});

describe('the catalogue of the app', () => {
  it.each(namespaces.map((namespace) => ({ namespace })))(
    '$namespace loads in every language',
    async (example) => {
      for (const language of languages) {
        await loadMessages(language, [example.namespace]);
        expect(
          catalogue.translator({ language, locale: 'en-IN', namespace: example.namespace }),
        ).not.toBeNull();
      }
    },
  );

  it('has the name that each language gives itself', () => {
    expect(languages.map(languageName)).toEqual(['English', 'हिन्दी']);
  });

  it.each([
    { tag: 'en', expected: 'en' },
    { tag: 'en-US', expected: 'en' },
    { tag: 'EN-in', expected: 'en' },
    { tag: 'hi', expected: 'hi' },
    { tag: 'hi-IN', expected: 'hi' },
    { tag: 'HI-Deva-IN', expected: 'hi' },
    { tag: 'his', expected: 'en' },
    { tag: 'xx', expected: 'en' },
    { tag: '', expected: 'en' },
    { tag: null, expected: 'en' },
  ])('$tag is shown in $expected [S1-REGION]', ({ tag, expected }) => {
    expect(resolveLanguage(tag)).toBe(expected);
  });
});
