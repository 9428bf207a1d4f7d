import { expect, type BrowserContext, type Page } from '@playwright/test';
import { FrameLog } from './FrameLog.ts';
import { readLiveCells } from './readLiveCells.ts';
import type { DetailOf } from './wrongOnDetail.ts';

/** A page that is compared with the server. */
export interface ScreenOf {
  /** For who reads a failure. */
  name: string;
  path: string;
  /** What it has to have among its figures: one that has lost them shows nothing wrong either. */
  figures: readonly string[];
  /** The instrument that it is about, with its depth, its range and the newest rows of its candles as a table. */
  detail?: DetailOf;
  hasNetWorth?: boolean;
}

export interface Screen extends ScreenOf {
  page: Page;
  /** All that the server has told it. */
  log: FrameLog;
}

/** Opens a page in a tab of its own, and waits for its figures. */
export async function openScreen(context: BrowserContext, of: ScreenOf): Promise<Screen> {
  const page = await context.newPage();
  const log = new FrameLog(page);
  await page.goto(of.path);
  await expect
    // The screens before it move on beside it.
    .poll(async () => (await readLiveCells(page)).map(({ figure }) => figure), { timeout: 20_000 })
    .toEqual(expect.arrayContaining([...of.figures]));
  return { ...of, page, log };
}
