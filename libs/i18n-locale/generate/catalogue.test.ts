import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { completeCatalogue } from './completeCatalogue.ts';
import {
  catalogueIndex,
  groupDeclaration,
  groupModule,
  namespaceModule,
  uiModule,
} from './catalogueModules.ts';
import { languageDifferences, type Catalogue } from './languageDifferences.ts';
import { messageArguments } from './messageArguments.ts';
import { readCatalogue } from './readCatalogue.ts';
import { readGroups, readNamespace } from './readNamespace.ts';

function catalogueOf(languages: Record<string, Record<string, Record<string, string>>>): Catalogue {
  return new Map(
    Object.entries(languages).map(([language, names]) => [
      language,
      new Map(
        Object.entries(names).map(([name, texts]) => [name, readNamespace(JSON.stringify(texts, null, 1))]),
      ),
    ]),
  );
}

describe('messageArguments', () => {
  it.each([
    { message: 'Sign in', expected: {} },
    { message: "I forgot password or can't sign in", expected: {} },
    { message: '{label} has copied', expected: { label: 'text' } },
    { message: '{n, number} of {total, number}', expected: { n: 'number', total: 'number' } },
    {
      message: '{count, plural, one {# order of {name}} other {# orders of {name}}}',
      expected: { count: 'number', name: 'text' },
    },
    { message: '{place, selectordinal, one {#st} other {#th}}', expected: { place: 'number' } },
    { message: '{status, select, pending {Wait.} other {Done.}}', expected: { status: 'choice' } },
  ])('$message', ({ message, expected }) => {
    expect(Object.fromEntries(messageArguments(message))).toEqual(expected);
  });

  it.each([
    { message: '{at, date}', reason: 'only plain' },
    { message: '<b>{name}</b>', reason: 'only plain' },
    { message: '{n, number, percent}', reason: 'takes no style' },
    { message: '{0}', reason: 'not camelCase' },
    { message: '{Name}', reason: 'not camelCase' },
    { message: '{count} {count, plural, other {#}}', reason: 'is used as text and as number' },
    { message: '{count, plural, =0 {} other {# left}}', reason: '=0 has no text' },
    { message: '{open', reason: '' },
  ])('refuses $message', ({ message, reason }) => {
    expect(() => messageArguments(message)).toThrow(reason);
  });
});

describe('readNamespace', () => {
  it.each([
    { json: '[]', reason: 'one flat object' },
    { json: 'null', reason: 'one flat object' },
    { json: '{"a": {"b": "c"}}', reason: '"a" has no text' },
    { json: '{"a": "  "}', reason: '"a" has no text' },
    { json: '{"sign-in": "Sign in"}', reason: 'not camelCase' },
    { json: '{\n"a": "one",\n"a": "two"\n}', reason: '"a" stands there twice' },
    { json: String.raw`{"a": "one\\two"}`, reason: 'backslash' },
    { json: '{"a": "{b"}', reason: '"a":' },
  ])('refuses $json', ({ json, reason }) => {
    expect(() => readNamespace(json)).toThrow(reason);
  });
});

describe('readGroups', () => {
  it('reads what each component says, in the order of the file', () => {
    const groups = readGroups(
      '{\n"modal": {\n"close": "Close",\n"move": "Move {title}"\n},\n"toast": {\n"close": "Close"\n}\n}',
    );
    expect([...groups].map(([group, texts]) => [group, [...texts.keys()]])).toEqual([
      ['modal', ['close', 'move']],
      ['toast', ['close']],
    ]);
  });

  it.each([
    { json: '{"modal": "Close"}', reason: '"modal" is no group' },
    { json: '{"side-drawer": {"close": "Close"}}', reason: 'not camelCase' },
    { json: '{"modal": {"close": "{b"}}', reason: 'modal: "close":' },
    {
      json: '{\n"modal": {\n"close": "one",\n"close": "two"\n}\n}',
      reason: '"modal.close" stands there twice',
    },
    {
      json: '{\n"modal": {\n"a": "one"\n},\n"modal": {\n"b": "two"\n}\n}',
      reason: '"modal" stands there twice',
    },
  ])('refuses $json', ({ json, reason }) => {
    expect(() => readGroups(json)).toThrow(reason);
  });
});

describe('languageDifferences', () => {
  const english = { shell: { home: 'Home', copied: '{label} has copied' } };

  it('finds nothing where keys and arguments are the same', () => {
    const hindi = { shell: { copied: 'कॉपी हुआ: {label}', home: 'होम' } };
    expect(languageDifferences(catalogueOf({ en: english, hi: hindi }), 'en')).toEqual([]);
  });

  it('names every missing, surplus and different key and namespace', () => {
    const hindi = { shell: { home: 'होम {label}', extra: 'और' }, more: { one: 'एक' } };
    const actual = languageDifferences(
      catalogueOf({ en: { ...english, auth: { a: 'A' } }, hi: hindi }),
      'en',
    );
    expect(actual).toEqual([
      'hi/shell: copied is missing',
      'hi/shell: extra is not in the reference',
      'hi/shell: home takes {label: text} instead of {}',
      'hi/auth is missing',
      'hi/more is not in the reference',
    ]);
  });

  it('misses the reference language itself', () => {
    expect(languageDifferences(catalogueOf({ hi: english }), 'en')).toEqual([
      'en: the reference language is missing',
    ]);
  });

  it('finds nothing in the catalogue of the app [I3-2-KEYS]', () => {
    const app = readCatalogue(join(import.meta.dirname, '../messages'));
    expect([...app.keys()]).toEqual(['en', 'hi']);
    expect(languageDifferences(app, 'en')).toEqual([]);
  });
});

describe('the Hindi texts', () => {
  it.each([
    { thing: 'image', english: /\bimages?\b/i, hindi: 'इमेज', other: 'छवि' },
    { thing: 'settlement', english: /\bsettlements?\b/i, hindi: 'निपटान', other: 'सेटल' },
  ])('have one word for $thing: $hindi', ({ english, hindi, other }) => {
    const app = readCatalogue(join(import.meta.dirname, '../messages'));
    const otherwise = [...(app.get('hi') ?? [])].flatMap(([name, messages]) =>
      [...messages]
        .filter(([key, { text }]) => {
          const isMeant = english.test(app.get('en')?.get(name)?.get(key)?.text ?? '');
          return text.includes(other) || (isMeant && !text.includes(hindi));
        })
        .map(([key, { text }]) => `${name}.${key}: ${text}`),
    );

    expect(otherwise).toEqual([]);
  });
});

describe('completeCatalogue', () => {
  it('puts the text of the reference where a translation is missing or takes other arguments', () => {
    const complete = completeCatalogue(
      catalogueOf({
        en: { shell: { home: 'Home', copied: '{label} has copied' }, auth: { verify: 'Verify' } },
        hi: { shell: { home: 'होम', copied: 'कॉपी हुआ', surplus: 'और' } },
      }),
      'en',
    );
    const texts = [...(complete.get('hi') ?? [])].map(([name, messages]) => [
      name,
      [...messages].map(([key, { text }]) => [key, text]),
    ]);
    expect(texts).toEqual([
      [
        'shell',
        [
          ['home', 'होम'],
          ['copied', '{label} has copied'],
        ],
      ],
      ['auth', [['verify', 'Verify']]],
    ]);
    expect(languageDifferences(complete, 'en')).toEqual([]);
  });
});

describe('generated modules', () => {
  const catalogue = catalogueOf({
    en: {
      shell: {
        home: 'Home',
        price: 'Costs ${amount} `now`',
        left: '{n, plural, one {# day} other {# days}}',
      },
    },
  });

  it('name keys, argument types and one dynamic import for each namespace', () => {
    const index = catalogueIndex(catalogue, 'en');
    expect(index).toContain("languages = ['en'] as const");
    expect(index).toContain('home: undefined;');
    expect(index).toContain('price: { amount: string };');
    expect(index).toContain('left: { n: number };');
    expect(index).toContain("shell: () => import('./en/shell.js')");
  });

  it('escape what a template literal would run', () => {
    const module = namespaceModule(catalogue.get('en')?.get('shell') ?? new Map());
    expect(module).toContain('`Costs \\$${args.amount} \\`now\\``');
    expect(module).not.toMatch(/\beval\b|new Function/);
  });
});

describe('generated modules of what components say [I3B-10-TEXTS]', () => {
  const modal = readNamespace('{\n"confirm": "Confirm",\n"move": "Move {title}"\n}');
  const catalogue: Catalogue = new Map(
    ['en', 'hi'].map((language) => [
      language,
      new Map([
        ['shell', readNamespace('{"home": "Home"}')],
        ['ui.modal', modal],
      ]),
    ]),
  );

  it('are one for each component in the reference language, and one for each other language', () => {
    const index = catalogueIndex(catalogue, 'en');
    expect(index).toContain("namespaces = ['shell'] as const");
    expect(index).toMatch(
      /interface UiArguments \{\n {2}modal: \{\n {4}confirm: undefined;\n {4}move: \{ title: string \};/,
    );
    expect(index).toContain("uiLoaders = {\n  hi: () => import('./hi/ui.js'),\n}");
    expect(groupModule('modal', modal)).toContain(
      "export const modalTexts = { group: 'modal', texts: {\n  confirm: `Confirm`,",
    );
    expect(groupDeclaration('modal')).toContain("modalTexts: ComponentTexts<'modal'>");
    expect(uiModule(new Map([['modal', modal]]))).toContain(
      'modal: {\n  confirm: `Confirm`,\n  move: (args) => `Move ${args.title}`,',
    );
  });
});

describe('readCatalogue', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-catalogue-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('takes a folder as a language and names the file of a mistake', () => {
    mkdirSync(join(folder, 'hi'), { recursive: true });
    writeFileSync(join(folder, 'hi/shell.json'), '{ "home": "होम" }');
    writeFileSync(join(folder, 'notes.txt'), 'not a language');
    expect(readCatalogue(folder).get('hi')?.get('shell')?.get('home')?.text).toBe('होम');
    writeFileSync(join(folder, 'hi/ui.json'), '{ "modal": { "close": "बंद करें" } }');
    expect(readCatalogue(folder).get('hi')?.get('ui.modal')?.get('close')?.text).toBe('बंद करें');
    writeFileSync(join(folder, 'hi/shell.json'), '{ "home": 1 }');
    expect(() => readCatalogue(folder)).toThrow('hi/shell.json: "home" has no text');
  });
});
