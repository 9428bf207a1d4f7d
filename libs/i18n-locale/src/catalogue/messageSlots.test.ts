import { describe, expect, it } from 'vitest';
import { slot, splitAtSlots } from './messageSlots.ts';

describe('splitAtSlots', () => {
  it.each([
    ['No slot', [{ kind: 'text', value: 'No slot' }]],
    [slot('all'), [{ kind: 'slot', value: 'all' }]],
    [
      `Agree to ${slot('terms')} and ${slot('privacy')}.`,
      [
        { kind: 'text', value: 'Agree to ' },
        { kind: 'slot', value: 'terms' },
        { kind: 'text', value: ' and ' },
        { kind: 'slot', value: 'privacy' },
        { kind: 'text', value: '.' },
      ],
    ],
    // Another language may turn the order round.
    [
      `${slot('privacy')}${slot('terms')}`,
      [
        { kind: 'slot', value: 'privacy' },
        { kind: 'slot', value: 'terms' },
      ],
    ],
  ])('%j', (message, expected) => {
    expect(splitAtSlots(message)).toEqual(expected);
  });
});
