import { ApiError, type TokenSource } from '@wealth/api-sdk';
import type { AuthData } from '@wealth/api-sdk/model';
import type { SessionApi } from '../src/sdkApi.ts';
import type { Profile } from '../src/profile.ts';

const graceMs = 60_000;

export const profileOf = (id: string, kycStatus = 'approved'): Profile => ({
  id,
  name: 'Asha Verma',
  username: '9876543210',
  avatar: '',
  vip: 0,
  score: 0,
  service: '',
  kycStatus,
  verified: kycStatus,
  order_num: 0,
  has_pin: false,
  account: '',
  allow_compensation: false,
  allow_bonus: false,
  allow_loan: false,
});

export function failure(status: number): ApiError {
  return new ApiError(status === 401 ? 'unauthorized' : 'server', 'test', { status });
}

interface Family {
  client: string;
  current: AuthData;
  used: Map<string, number>;
  /** Access tokens that have not expired; a newer one does not end them. */
  valid: Set<string>;
}

/** Access and refresh tokens as the real server treats them: rotation, 60 s of grace, late reuse ends the family. */
export class FakeServer {
  refreshes = 0;
  logouts = 0;
  requests = 0;
  /** What the next refreshes fail with. */
  refreshFault: ApiError | null = null;
  profileFault: ApiError | null = null;
  kycStatus = 'approved';
  answerMs = 20;
  readonly #families = new Set<Family>();
  #issued = 0;

  signIn(client = '100001'): AuthData {
    const current = this.#issue();
    this.#families.add({ client, current, used: new Map(), valid: new Set([current.access_token]) });
    return current;
  }

  /** Every access token ends; refresh tokens stay good. */
  expireAccess(): void {
    for (const family of this.#families) family.valid.clear();
  }

  revokeAll(): void {
    this.#families.clear();
  }

  /** The calls of one tab, as the HTTP core makes them. */
  api(source: () => TokenSource): SessionApi {
    return {
      refresh: (token) => this.#refresh(token),
      clientInfo: () => this.request(source()),
      logout: async (token) => {
        await this.#answer();
        const family = [...this.#families].find(({ valid }) => valid.has(token));
        if (!family) throw failure(401);
        this.logouts += 1;
        this.#families.delete(family);
      },
    };
  }

  /** A request of the session, repeated with a new token after a 401. */
  async request(source: TokenSource): Promise<Profile> {
    let token = source.accessToken() ?? (await source.refresh(null));
    for (let repeats = 0; ; repeats += 1) {
      this.requests += 1;
      await this.#answer();
      if (source.ended.aborted) throw new ApiError('aborted', 'test');
      if (this.profileFault && this.profileFault.status !== 401) throw this.profileFault;
      const family = [...this.#families].find(({ valid }) => valid.has(token));
      if (family && !this.profileFault) return profileOf(family.client, this.kycStatus);
      if (repeats === 3) {
        source.reportExhausted();
        throw failure(401);
      }
      token = await source.refresh(token);
    }
  }

  async #refresh(token: string): Promise<AuthData> {
    this.refreshes += 1;
    // The server is done when it has the request; what follows is the way back.
    const outcome = this.#rotate(token);
    await this.#answer();
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  }

  #rotate(token: string): AuthData | ApiError {
    if (this.refreshFault) return this.refreshFault;
    for (const family of this.#families) {
      if (family.current.refresh_token === token) {
        family.used.set(token, Date.now());
        family.current = this.#issue();
        family.valid.add(family.current.access_token);
        return family.current;
      }
      const usedAt = family.used.get(token);
      if (usedAt === undefined) continue;
      if (Date.now() - usedAt <= graceMs) return family.current;
      this.#families.delete(family);
    }
    return failure(401);
  }

  #issue(): AuthData {
    this.#issued += 1;
    return {
      access_token: `access-${this.#issued}`,
      refresh_token: `refresh-${this.#issued}`,
      expires_in: 900,
      token_type: 'Bearer',
    };
  }

  #answer(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, this.answerMs);
    });
  }
}
