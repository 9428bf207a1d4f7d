import { inPage } from './inPage.ts';
import { scriptMeter } from './scriptMeter.ts';

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
  return inPage(
    async (page) => {
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', slowNetwork);
      const scripts = await scriptMeter(page);
      await page.goto(`${origin}/login`, { waitUntil: 'commit' });
      const button = page.getByRole('button', { name: 'Sign in', disabled: false });
      await button.press('Enter', { timeout: 60_000 });
      await page.getByText('Password is required').waitFor();
      return scripts.loaded().reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
    },
    { width: 390, height: 844 },
  );
}
