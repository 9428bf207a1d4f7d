import { describe, expect, it } from 'vitest';
import { findCommands, isNamedBy } from './findCommands.ts';

const deposit = { name: 'Deposit', words: ['add money', 'pay in'] };
const setPin = { name: 'Set PIN', words: ['trading pin', 'change pin'] };
const pinned = { name: 'Pinned lists', words: [] };
const holdings = { name: 'होल्डिंग', words: ['मेरे शेयर', 'Holdings', 'my shares'] };
const bank = { name: 'Bank accounts', words: ['add bank'] };
const commands = [pinned, deposit, setPin, holdings, bank];

const namesFor = (text: string) => findCommands(commands, text).map(({ name }) => name);

describe('the pages and actions that a text finds [I4-6-COMMANDS]', () => {
  it.each([
    ['deposit', ['Deposit']],
    ['DEPO', ['Deposit']],
    ['  dep  ', ['Deposit']],
    ['add', ['Deposit', 'Bank accounts']],
    ['money add', ['Deposit']],
    ['acc bank', ['Bank accounts']],
    ['होल्डिंग', ['होल्डिंग']],
    ['होल', ['होल्डिंग']],
    ['शेयर', ['होल्डिंग']],
    ['my sh', ['होल्डिंग']],
    // Both forms of a letter with a dot beneath are one.
    ['मेर\u0947', ['होल्डिंग']],
    ['posit', []],
    ['deposit now', []],
    // Each word needs one of its own.
    ['add add', []],
    ['', []],
    ['  ', []],
    ['!?', []],
    ['.*', []],
  ])('%j finds %j', (text, expected) => {
    expect(namesFor(text)).toEqual(expected);
  });

  it('come best first: the name itself, its beginning, words of it, other words', () => {
    expect(namesFor('pin')).toEqual(['Pinned lists', 'Set PIN']);
    expect(namesFor('trading pin')).toEqual(['Set PIN']);
    expect(namesFor('set pin')).toEqual(['Set PIN']);
    const others = [
      { name: 'All about pin', words: [] },
      { name: 'Pins', words: [] },
      { name: 'Pin', words: [] },
    ];
    expect(findCommands(others, 'pin').map(({ name }) => name)).toEqual(['Pin', 'Pins', 'All about pin']);
  });

  it('finds a composed and a decomposed letter alike', () => {
    const sell = [{ name: 'ख़रीदें', words: [] }];
    expect(findCommands(sell, 'ख\u093cरी')).toHaveLength(1);
    expect(findCommands(sell, '\u0959री')).toHaveLength(1);
  });
});

it.each([
  ['deposit', true],
  ['Add  Money', true],
  ['add', false],
  ['', false],
])('%j names Deposit, nothing less: %s', (text, expected) => {
  expect(isNamedBy(deposit, text)).toBe(expected);
});
