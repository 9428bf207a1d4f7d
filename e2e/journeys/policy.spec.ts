import { expect, test } from '../fixtures/test.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';

test.describe('browser policy', () => {
  test('every document carries the security headers', async ({ request }) => {
    for (const path of ['/login', '/about', '/dashboard', '/no-such-page']) {
      const answer = await request.get(path, { headers: { Accept: 'text/html' } });
      const headers = answer.headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toMatch(/max-age=(?:3153|6307)\d+/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['permissions-policy']).toBeTruthy();
    }
  });

  test.describe('attacks', () => {
    test.use({
      expectedConsole: { patterns: [/TrustedHTML/, /TrustedScriptURL/, /Content Security Policy/i] },
    });

    test('a string can not become markup or code, and no script can make a policy for it [I3A-L9]', async ({
      page,
      loginPage,
    }) => {
      await loginPage.enter(lightPage, clients.approved);
      const outcome = await page.evaluate(() => {
        const attempts = {
          markup: () => {
            document.createElement('div').innerHTML = '<img src=x>';
          },
          script: () => {
            const script = document.createElement('script');
            script.src = 'https://evil.example/x.js';
          },
        };
        return Object.entries(attempts).map(([name, attempt]) => {
          try {
            attempt();
            return `${name} allowed`;
          } catch {
            return `${name} refused`;
          }
        });
      });
      expect(outcome).toEqual(['markup refused', 'script refused']);
      // Whoever may name a policy can let any string through.
      for (const name of ['wealth', 'default', 'other']) {
        const policy = page.evaluate(`trustedTypes.createPolicy('${name}', { createHTML: String }).name`);
        await expect(policy).rejects.toThrow(/createPolicy/);
      }
    });
  });

  test('no page asks another origin for anything [I1-13-RUN] [D-OWN-IMAGES]', async ({
    page,
    loginPage,
    shell,
    sandbox,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== sandbox.origin)
        foreign.push(request.url());
    });
    await loginPage.signInAs(clients.approved);
    for (const name of ['Market', 'Discover', 'Portfolio', 'Me', 'Home']) await shell.tab(name).click();
    await expect(page).toHaveURL('/dashboard');
    expect(foreign).toEqual([]);
  });
});
