import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '../src/environment.ts';

describe('the environment', () => {
  it('may be empty', () => {
    expect(readEnvironment({}, '/repository')).toEqual({
      port: 4_200,
      dataFolder: '/repository/.data',
      webFolder: '/repository/apps/web/dist',
      chatFrameFolder: '/repository/apps/web/chat-frame',
      styleHashesFile: '/repository/apps/web/csp-style-hashes.json',
      controlEnabled: false,
      providerStatesEnabled: false,
      mode: 'always-open',
      seed: 'wealth',
      roundMs: 250,
      isBusiest: false,
      stockKey: 'wealth-sandbox-key',
      allowedOrigins: [],
      trustedProxies: [],
    });
  });

  it('decides about everything', () => {
    const env = {
      PORT: '8080',
      WEALTH_DATA: '/data',
      SANDBOX_CONTROL: '1',
      SANDBOX_MODE: 'exchange-hours',
      SANDBOX_SEED: 'another',
      SANDBOX_ROUND_MS: '50',
      SANDBOX_BUSIEST: '1',
      SANDBOX_STOCK_KEY: 'key',
      SANDBOX_ORIGINS: 'https://a.example, https://b.example',
      SANDBOX_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
      SANDBOX_CONTROL_KEY: 'open-sesame',
      SANDBOX_CHAT_SCRIPT: 'https://chat.example/widget.js',
    };

    expect(readEnvironment(env, '/repository')).toMatchObject({
      port: 8_080,
      dataFolder: '/data',
      controlEnabled: true,
      mode: 'exchange-hours',
      seed: 'another',
      roundMs: 50,
      isBusiest: true,
      stockKey: 'key',
      allowedOrigins: ['https://a.example', 'https://b.example'],
      trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
      controlKey: 'open-sesame',
      chatScript: 'https://chat.example/widget.js',
    });
  });

  it('tells the one address of a page that another server serves, and does not serve an old one [I3A-USE-13]', () => {
    const environment = readEnvironment({ SANDBOX_PAGE_URL: 'http://localhost:4200' }, '/repository');

    expect(environment).toMatchObject({ pageUrl: 'http://localhost:4200' });
    expect(environment).not.toHaveProperty('webFolder');
  });

  it.each([
    [{ SANDBOX_PAGE_URL: 'page' }, 'SANDBOX_PAGE_URL must be an http or https address.'],
    [{ PORT: '80a' }, 'PORT must be a whole number.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ SANDBOX_ROUND_MS: '1' }, 'SANDBOX_ROUND_MS must be at least 10.'],
    [{ SANDBOX_MODE: 'open' }, 'SANDBOX_MODE must be always-open or exchange-hours.'],
    [{ SANDBOX_SEED: '' }, 'SANDBOX_SEED must not be empty.'],
    [
      { SANDBOX_TRUSTED_PROXIES: 'proxy.example' },
      'SANDBOX_TRUSTED_PROXIES must be addresses or subnets, e.g. 127.0.0.1, 10.0.0.0/8.',
    ],
    [
      { SANDBOX_TRUSTED_PROXIES: '10.0.0.0/33' },
      'SANDBOX_TRUSTED_PROXIES must be addresses or subnets, e.g. 127.0.0.1, 10.0.0.0/8.',
    ],
    [{ SANDBOX_CONTROL_KEY: '' }, 'SANDBOX_CONTROL_KEY must be plain characters without spaces.'],
    [{ SANDBOX_CHAT_SCRIPT: '/widget.js' }, 'SANDBOX_CHAT_SCRIPT must be an http or https address.'],
    [{ SANDBOX_CHAT_SCRIPT: 'javascript:x' }, 'SANDBOX_CHAT_SCRIPT must be an http or https address.'],
    [{ SANDBOX_STOCK_KEY: 'a b' }, 'SANDBOX_STOCK_KEY must be plain characters without spaces.'],
    [{ WEALTH_DATA: '' }, 'WEALTH_DATA must not be empty.'],
  ])('says what is wrong in %o [I3A-L10]', (env, message) => {
    expect(() => readEnvironment(env, '/repository')).toThrow(new EnvironmentError(message));
  });

  it.each([
    'null',
    '*',
    'https://a.example/',
    'https://A.example',
    'a.example',
    'ws://a.example',
    'file:///a',
  ])('takes no %s for an origin [I3A-L14]', (origin) => {
    expect(() => readEnvironment({ SANDBOX_ORIGINS: `https://b.example,${origin}` }, '/repository')).toThrow(
      new EnvironmentError(`SANDBOX_ORIGINS takes origins such as https://wealth.example, not "${origin}".`),
    );
  });
});
