import { expect } from '@playwright/test';
import { readStories } from '../readStories.ts';
import { test } from './stage.ts';

/*
 * The runner itself: what is wrong with a story is told, whatever it is. The stories stand in broken.stories.tsx.
 */

/** By the end of the story's id: what is told of it, by the test-runner or by what the page has written to the console. */
const broken: Readonly<Record<string, RegExp>> = {
  'play-throws': /Message:.*Expected element to have text content:\s+Three/s,
  'render-throws': /Message:\s+no price to draw/,
  'loader-throws': /Message:\s+no chunk to load/,
  'hard-to-read': /addonPanel=storybook\/a11y.*<p .*silver.*color-contrast/s,
  'axe-cannot-look': /axe could not be asked: .*No elements found/,
  'console-error': /a key is missing/,
  'unhandled-rejection': /Message:\s+nobody waits for this/,
  'unhandled-error': /Message:\s+thrown in a frame/,
  'is-not-there': /Message:\s+The story was missing/,
};

for (const [name, told] of Object.entries(broken)) {
  test(`a story that is broken fails: ${name} [I2-7-AXE] [I1-10-STORIES]`, async ({ stage }) => {
    expect((await stage.play(`runner-broken--${name}`)).join('\n')).toMatch(told);
  });
}

test('a file of stories finds nothing stored that another one has left', async ({ stage }) => {
  expect(await stage.play('runner-broken--leaves-things')).toEqual([]);
  expect(await stage.play('runner-clean--default')).toEqual([]);
});

test('every story is run that is not broken on purpose', () => {
  const left = readStories().filter(({ tags }) => !tags.includes('test'));
  expect(new Set(left.map(({ title }) => title))).toEqual(new Set(['Runner/Broken', 'Runner/Clean']));
});
