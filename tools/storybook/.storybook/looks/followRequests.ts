import { expect, type Page, type Request } from '@playwright/test';

/** Runs in the page. What an answer changes is drawn, and what is drawn then may ask for the next. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Runs in the page. Images further down, too, which the browser would fetch when they come near. */
async function decodeImages() {
  const images = [...document.images].filter(({ src }) => src !== '');
  for (const image of images) image.loading = 'eager';
  // One that cannot be shown is settled, too.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/**
 * Follows what the page asks for from now on: files of its own, images, answers of the server.
 *
 * @returns a wait until all of it has come and is drawn, images are decoded and fonts are there.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));

  return async function allHasCome() {
    do {
      await expect
        .poll(() => [...underWay].map((request) => request.url()), { intervals: [10, 20, 50] })
        .toEqual([]);
      await page.evaluate(decodeImages);
      await page.evaluate(twoFrames);
    } while (underWay.size > 0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
}
