import { expect } from '@playwright/test';
import { readStories } from '../readStories.ts';
import { test } from './stage.ts';

const stories = readStories().filter(({ tags }) => tags.includes('test'));

for (const title of new Set(stories.map((story) => story.title))) {
  test.describe(title, () => {
    // One after the other in one document; another file's may stand in that of another worker.
    test.describe.configure({ mode: 'default' });
    for (const { id, name } of stories.filter((story) => story.title === title)) {
      test(name, async ({ stage }) => {
        expect(await stage.play(id), `${title}, ${name} (${id})`).toEqual([]);
      });
    }
  });
}
