import { describe, expect, it } from 'vitest';
import { registerPinDialog, requirePin } from './requirePin.ts';

describe('requirePin', () => {
  it('is a mistake of the app without a dialog', () => {
    expect(() => requirePin()).toThrow(RangeError);
  });

  it('asks once for callers at the same time, and again later', async () => {
    const answers = [true, false];
    let asked = 0;
    const takeBack = registerPinDialog(() => Promise.resolve(answers[asked++] === true));

    await expect(Promise.all([requirePin(), requirePin()])).resolves.toEqual([true, true]);
    await expect(requirePin()).resolves.toBe(false);

    expect(asked).toBe(2);
    takeBack();
    expect(() => requirePin()).toThrow(RangeError);
  });

  it('says what it confirms, and confirms nothing else with it [I3A-FRICTION-PIN]', async () => {
    const purposes: Array<string | undefined> = [];
    const takeBack = registerPinDialog((purpose) => {
      purposes.push(purpose);
      return Promise.resolve(purpose === 'Add bank account ••••1414');
    });

    await expect(
      Promise.all([requirePin('Add bank account ••••1414'), requirePin('Remove bank account ••••4821')]),
    ).resolves.toEqual([true, false]);

    expect(purposes).toEqual(['Add bank account ••••1414', 'Remove bank account ••••4821']);
    takeBack();
  });
});
