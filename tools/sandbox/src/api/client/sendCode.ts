import { limits } from '../../auth/attempts.ts';
import { browserCookie } from '../../auth/browsers.ts';
import type { Budget } from '../../auth/tries.ts';
import { done, refusals, type Answer } from '../../http/answer.ts';
import type { RequestFacts } from '../../http/facts.ts';
import type { Services } from '../../services/services.ts';

interface Caller {
  /** What is kept of the browser's cookie. */
  browser: string;
  hadCookie: boolean;
  address: string;
}

/**
 * What a code counts against. Three go to a mobile for one browser, so that a stranger uses up the stranger's
 * own. Three go to it for one address without a cookie and three with whatever cookies were gathered there, so
 * that no address uses up the nine of all strangers together. A browser that the client has signed in with is
 * no stranger.
 */
function budgetsOf({ clients, sessions }: Services, mobile: string, caller: Caller): Budget[] {
  const { browser, hadCookie, address } = caller;
  const own = { limit: limits.codeSend, subject: `${mobile} ${browser}` };
  const client = clients.byMobile(mobile);
  if (client && hadCookie && sessions.isKnownBrowser(client.id, browser)) return [own];
  return [
    own,
    // The first one, which gives the cookie, counts for both: the cookie is no way to a fourth one.
    { limit: hadCookie ? limits.codeSendStranger : limits.codeSend, subject: `${mobile} ${address}` },
    { limit: limits.codeSendMobile, subject: mobile },
    { limit: limits.codeSendAddress, subject: address },
  ];
}

/** Sends a code to a mobile, known or not, and gives the browser the cookie that its code is bound to. */
export function sendCode(
  services: Services,
  { cookie, address }: Pick<RequestFacts, 'cookie' | 'address'>,
  mobile: string,
): Answer<null> {
  const { attempts, browsers, codes } = services;
  const given = cookie(browserCookie);
  const { hash: browser, setCookie } = browsers.keep(given);
  const caller = { browser, hadCookie: browsers.read(given) !== null, address };
  const budgets = budgetsOf(services, mobile, caller);
  const waitSeconds = Math.max(...budgets.map(({ limit, subject }) => attempts.waitSeconds(limit, subject)));
  if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
  for (const { limit, subject } of budgets) attempts.record(limit, subject);
  codes.send(mobile, caller);
  return done({ 'set-cookie': setCookie });
}
