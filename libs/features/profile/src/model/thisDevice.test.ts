import { describe, expect, it } from 'vitest';
import { namesOf, readThisDevice, type BrowserNames } from './thisDevice.ts';

function browser(userAgent: string, more: Partial<BrowserNames> = {}): BrowserNames {
  return { userAgent, maxTouchPoints: 0, ...more };
}

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

describe('the device of this page [S3-SYSTEM-DEVICE]', () => {
  it.each([
    {
      name: 'a Windows PC',
      given: browser(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`),
      os: 'Windows',
      type: 'desktop',
    },
    {
      name: 'a Mac',
      given: browser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15'),
      os: 'macOS',
      type: 'desktop',
    },
    {
      name: 'an iPad that says it is a Mac',
      given: browser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', {
        maxTouchPoints: 5,
      }),
      os: 'iOS',
      type: 'mobile',
    },
    {
      name: 'an iPhone',
      given: browser(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
        { maxTouchPoints: 5 },
      ),
      os: 'iOS',
      type: 'mobile',
    },
    {
      name: 'an Android phone',
      given: browser(`Mozilla/5.0 (Linux; Android 10; K) ${chrome}`, { maxTouchPoints: 5 }),
      os: 'Android',
      type: 'mobile',
    },
    {
      name: 'a Chromebook',
      given: browser(`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`),
      os: 'ChromeOS',
      type: 'desktop',
    },
    {
      name: 'a Linux PC with a touch screen',
      given: browser(`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, { maxTouchPoints: 10 }),
      os: 'Linux',
      type: 'desktop',
    },
    {
      name: 'a phone that hides its system',
      given: browser(chrome, { userAgentData: { mobile: true, platform: '' } }),
      os: null,
      type: 'mobile',
    },
    {
      name: 'a browser that names its system apart',
      given: browser(chrome, { userAgentData: { mobile: false, platform: 'Chrome OS' } }),
      os: 'Chrome OS',
      type: 'desktop',
    },
    { name: 'a browser that says nothing', given: browser(''), os: null, type: 'desktop' },
  ])('$name is $os, $type', ({ given, os, type }) => {
    expect(namesOf(given)).toEqual({ os, type });
  });

  it.each([true, false])('tells whether the window is private: %s', async (isPrivate) => {
    expect(await readThisDevice(browser(chrome), async () => isPrivate)).toEqual({
      os: null,
      type: 'desktop',
      isIncognito: isPrivate,
    });
  });

  it('leaves open what cannot be told', async () => {
    const failing = () => Promise.reject(new Error('cannot determine the browser'));

    expect(await readThisDevice(browser(chrome), failing)).toMatchObject({ isIncognito: null });
  });
});
