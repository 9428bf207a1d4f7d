import type { Locator, Page } from '@playwright/test';
import type { Desk } from './desk.ts';
import { openStory } from './openStory.ts';

export interface Opened {
  /** Of the story. */
  id: string;
  /** CSS pixels of the window. */
  width: number;
  /** Of the window, too. @default 800 */
  height?: number;
}

export async function openAt(desk: Desk, { id, width, height }: Opened): Promise<Page> {
  const page = await desk.samePage({ width, height });
  await openStory(page, { origin: desk.origin, id });
  return page;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** CSS pixels, whole ones. */
export function boxOf(element: Locator): Promise<Box> {
  return element.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return {
      left: Math.round(left),
      top: Math.round(top),
      right: Math.round(right),
      bottom: Math.round(bottom),
    };
  });
}
