import { expect } from '@playwright/test';
import { readStories } from '../readStories.ts';
import { test } from './stage.ts';

/*
 * The runner itself: what is wrong with a story is told, whatever it is. The stories stand in broken.stories.tsx.
 */

/** By the end of the story's id: what is told of it. */
const broken: Readonly<Record<string, RegExp>> = {
  'play-throws': /the play function threw Error.*Three/s,
  'render-throws': /rendering threw Error: no price to draw/,
  'loader-throws': /rendering threw Error: no chunk to load/,
  'hard-to-read': /axe found color-contrast: <p.*silver/s,
  'console-error': /a key is missing/,
  'unhandled-rejection': /unhandled while it played: Error: nobody waits for this/,
  'unhandled-error': /unhandled while it played: Error: thrown in a frame/,
  'is-not-there': /no such story/,
};

for (const [name, told] of Object.entries(broken)) {
  test(`a story that is broken fails: ${name} [I2-7-AXE] [I1-10-STORIES]`, async ({ stage }) => {
    expect((await stage.play(`runner-broken--${name}`)).join('\n')).toMatch(told);
  });
}

test('a file of stories finds nothing that another one has left', async ({ stage }) => {
  expect(await stage.play('runner-broken--leaves-things')).toEqual([]);
  expect(await stage.play('runner-clean--default')).toEqual([]);
});

test('every story is run that is not broken on purpose', () => {
  const left = readStories().filter(({ tags }) => !tags.includes('test'));
  expect(new Set(left.map(({ title }) => title))).toEqual(new Set(['Runner/Broken', 'Runner/Clean']));
});
