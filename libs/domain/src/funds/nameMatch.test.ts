import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchNames } from './nameMatch.ts';

describe('the name at the bank [I6A-4-NAME]', () => {
  it.each([
    // Case, order, dots, titles and spaces make no difference.
    ['ASHA VERMA', 'Asha Verma', 'match'],
    ['Verma, Asha', 'Asha Verma', 'match'],
    ['Smt. Asha Verma', 'Asha Verma', 'match'],
    ['Kumari Asha Verma', 'Asha Verma', 'match'],
    ['SHRI VIKRAM RAO', 'Dr Vikram Rao', 'match'],
    ['Prof. (Dr.) Meera Nair', 'MEERA NAIR', 'match'],
    ['श्रीमती आशा वर्मा', 'आशा वर्मा', 'match'],
    ['डॉ. आशा वर्मा', 'श्री आशा वर्मा', 'match'],
    ['क्ष्मा शर्मा', 'क्ष्मा  शर्मा', 'match'],
    ['Venkata Ramana Reddy', 'Venkataramana Reddy', 'match'],
    ['Ａsha Verma', 'Asha Verma', 'match'],
    // Initials stand for words where two whole words are the same.
    ['Asha K Verma', 'Asha Kumari Verma', 'match'],
    ['R K Narayan Iyer', 'Rasipuram Krishnaswami Narayan Iyer', 'match'],
    ['RK Narayan Iyer', 'Rasipuram Krishnaswami Narayan Iyer', 'match'],
    ['R.K. Sharma', 'RK Sharma', 'match'],
    // A person has to look.
    ['A Verma', 'Asha Verma', 'check'],
    ['Rekha Kumari', 'Rekha', 'check'],
    ['RK Sharma', 'Rajesh Kumar Sharma', 'check'],
    ['Asha K Verma', 'Asha Verma', 'check'],
    ['Asha', 'Asha Verma', 'check'],
    ['Asha Rani Verma', 'Asha Verma', 'check'],
    ['Asha Varma', 'Asha Verma', 'check'],
    ['Aasha Verma', 'Asha Verma', 'check'],
    ['Mohammed Ali Khan', 'Mohammad Ali Khan', 'check'],
    ['आशा वर्मा', 'Asha Verma', 'check'],
    // Another person.
    ['ASHA N MEHTA', 'Asha Namuna', 'mismatch'],
    ['Rohan Verma', 'Asha Verma', 'mismatch'],
    ['Asha Iyer', 'Asha Verma', 'mismatch'],
    ['B Verma', 'Asha Verma', 'mismatch'],
    ['A', 'Asha Verma', 'mismatch'],
    ['Asha Verma Traders', 'Vikram Rao', 'mismatch'],
    ['', '', 'mismatch'],
    ['Mr.', 'Mr.', 'mismatch'],
    ['Asha Verma', '', 'mismatch'],
  ] as const)('%s beside %s is a %s', (atBank, inIdentity, found) => {
    expect(matchNames(atBank, inIdentity)).toBe(found);
    expect(matchNames(inIdentity, atBank)).toBe(found);
  });

  it('is compared without case, order and dots, whatever the words', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const name = words.join(' ');
        const turned = words.toReversed().join('. ').toUpperCase();
        expect(matchNames(turned, name)).toBe(matchNames(name, name));
      }),
    );
  });

  it('is another person’s where no word is alike, whatever the words', () => {
    const word = (letters: string) => fc.stringMatching(new RegExp(`^[${letters}]{4,12}$`));
    const name = (letters: string) => fc.array(word(letters), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(name('aeioubcdf'), name('ghjklmnpq'), (ones, others) => {
        expect(matchNames(ones.join(' '), others.join(' '))).toBe('mismatch');
      }),
    );
  });
});
