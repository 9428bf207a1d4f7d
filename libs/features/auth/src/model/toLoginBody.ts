import type { LoginBody } from '@wealth/api-sdk/model';
import { hashSecret } from '@wealth/api-sdk/secret';
import { isMobile, normaliseMobile } from '@wealth/domain';
import type { LoginValues } from './login.ts';

/** The ten digits of the mobile when that is what was typed, else the user name as typed; the password hashed. */
export function toLoginBody({ username, password }: LoginValues): LoginBody {
  const mobile = normaliseMobile(username);
  return { username: isMobile(mobile) ? mobile : username, password: hashSecret(password) };
}
