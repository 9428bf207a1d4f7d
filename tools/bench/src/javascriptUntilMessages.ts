import { chromium } from '@playwright/test';
import { fullBrowserHere } from '@wealth/browser';

/** A phone at the edge of its cell: what has not arrived by a moment was not waited for. */
const slowNetwork = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/**
 * Kilobytes of JavaScript, as they travel, that a first visitor has waited for when an empty press of "Sign in" shows
 * its messages: the form pressed the moment it can be used, its checks included.
 */
export async function javascriptUntilMessages(origin: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: fullBrowserHere(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slowNetwork);
    const lengths = new Map<string, number>();
    let bytes = 0;
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') lengths.set(requestId, Number(response.headers['content-length']));
    });
    network.on('Network.loadingFinished', ({ requestId }) => {
      bytes += lengths.get(requestId) ?? 0;
    });
    await page.goto(`${origin}/login`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Sign in', disabled: false });
    await button.press('Enter', { timeout: 60_000 });
    await page.getByText('Password is required').waitFor();
    return bytes / 1000;
  } finally {
    await browser.close();
  }
}
