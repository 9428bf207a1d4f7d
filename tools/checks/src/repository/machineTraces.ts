import type { RepositoryCheck } from './repositoryCheck.ts';

const binary = /\.(png|jpe?g|webp|gif|ico|woff2?|ttf|otf|pdf|zip|gz|br|mp4|sqlite)$/i;

const registryHosts = /\b(?:registry\.(?:npmjs\.org|yarnpkg\.com|npmmirror\.com)|npm\.pkg\.github\.com)\b/g;
const registrySetting = /^(?:@[\w-]+:)?registry\s*=.*$/gm;
const downloadAddress = /"resolved":\s*"(?:https?:|git\+)[^"]*"/g;
const homes = /(?<![\w.$}-])\/(?:home|Users)\/[\w.-]+\/|(?<![\w.$}-])\/(?:tmp|root)\/|\b[A-Z]:\\Users\\/g;

/**
 * What only holds on one machine or behind one registry breaks everywhere else.
 *
 * @param checkout - Absolute path of this checkout; no file may name it.
 */
export function machineTraces(checkout: string): RepositoryCheck {
  // A checkout directly below the root of the disk ("/src") would match ordinary text.
  const isTelling = checkout.split(/[\\/]/).filter(Boolean).length > 1;
  return {
    name: 'machine-traces',
    advice: 'Use a path relative to the repository or os.tmpdir(), and omit-lockfile-registry-resolved=true.',
    appliesTo: (path) => !binary.test(path),
    *find({ path, text }) {
      const patterns = path.endsWith('.npmrc') ? [registrySetting] : [];
      for (const pattern of [...patterns, registryHosts, downloadAddress, homes]) {
        for (const match of text.matchAll(pattern)) yield { position: match.index, what: match[0] };
      }
      for (let at = isTelling ? text.indexOf(checkout) : -1; at >= 0; at = text.indexOf(checkout, at + 1)) {
        yield { position: at, what: checkout };
      }
    },
  };
}
