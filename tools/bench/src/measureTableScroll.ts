import { atLeast, atMost, type Figure } from './figures.ts';
import { droppedPercent, framesPerSecond } from './frameFigures.ts';
import { inPage } from './inPage.ts';
import { scrollThrough } from './scrollThrough.ts';
import { startStorybook } from './startStorybook.ts';

const story = '/iframe.html?id=display-gridtable--ten-thousand-rows&viewMode=story';
const rowCount = 10_000;
/** Pixels of one frame: about four rows, 12,000 px a second, as with a hard flick. */
const pixelsPerFrame = 200;
const warmUpFrames = 60;

/** 10,000 rows of a GridTable scrolled past from end to end: whether a frame is late, and whether rows are missing. */
export async function measureTableScroll(): Promise<Figure[]> {
  const site = await startStorybook();
  try {
    return await inPage(async (page) => {
      await page.goto(`${site.origin}${story}`);
      await page.getByRole('row').nth(5).waitFor();
      const { frameMs, blankFrames, mostRows, lastRow } = await page.evaluate(scrollThrough, {
        place: '[role="grid"]',
        row: '[role="row"]',
        pixelsPerFrame,
        warmUpFrames,
      });
      if (lastRow !== String(rowCount + 1)) throw new Error(`The table ended with row ${lastRow}.`);
      return [
        atLeast({ name: 'frames a second' }, framesPerSecond(frameMs), 59),
        atMost({ name: 'frames over 20 ms', unit: ' %' }, droppedPercent(frameMs), 1),
        atMost({ name: 'frames without a row in the middle' }, blankFrames, 0),
        atMost({ name: 'rows in the page at once' }, mostRows, 60),
      ];
    });
  } finally {
    site.stop();
  }
}
