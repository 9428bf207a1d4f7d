import { readStories, type Story } from '../readStories.ts';

/** Every story under a title that ends in "Kitchen sink", of components and of features alike. */
export function readKitchenSinks(): Story[] {
  return readStories().filter(({ title }) => title.endsWith('/Kitchen sink'));
}
