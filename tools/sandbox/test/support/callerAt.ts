import md5 from 'md5';
import * as z from 'zod/mini';

const mobile = '9876543210';
const envelopeSchema = z.object({ data: z.unknown(), message: z.string() });

/**
 * A caller at an address, of a sandbox that trusts the proxy 127.0.0.1. One with a cookie jar is a browser, one
 * without is a program. Each of its calls answers the status.
 *
 * @param host - Host with port.
 */
export function callerAt(host: string, address: string, hasJar: boolean) {
  const jar = new Map<string, string>();
  async function post(path: string, json: unknown) {
    const response = await fetch(`http://${host}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(json),
    });
    for (const cookie of hasJar ? response.headers.getSetCookie() : []) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
      jar.set(name, value);
    }
    z.parse(envelopeSchema, await response.json());
    return response.status;
  }
  const code = (digits?: string, number = mobile) =>
    post('client/app/v1/code', {
      identifier: `+91${number}`,
      ...(digits === undefined ? {} : { code: digits }),
    });
  return {
    jar,
    login: (password = 'Wealth@123', username = mobile) =>
      post('auth/app/v1/login', { username, password: md5(password) }),
    send: (number?: string) => code(undefined, number),
    check: code,
    reset: (password: string) => post('auth/app/v1/reset_pwd', { username: mobile, password: md5(password) }),
    /** Does what shuts every way in that it can: passwords, codes, checks. */
    async attack() {
      for (let count = 0; count < 6; count += 1) await this.login('Wrong@123');
      for (let count = 0; count < 4; count += 1) await this.send();
      for (let count = 0; count < 6; count += 1) await code('000000');
    },
  };
}
