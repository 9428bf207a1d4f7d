import { dumpingGrounds } from './dumpingGrounds.ts';
import { hiddenClock } from './hiddenClock.ts';
import { inexactAmounts } from './inexactAmounts.ts';
import { leftovers } from './leftovers.ts';
import { machineTraces } from './machineTraces.ts';
import { rawColours } from './rawColours.ts';
import type { RepositoryCheck } from './RepositoryCheck.ts';
import { sleeps } from './sleeps.ts';
import { starExports } from './starExports.ts';
import { storageAccess } from './storageAccess.ts';
import { textInCode } from './textInCode.ts';
import { transport } from './transport.ts';
import { unsafeHtml } from './unsafeHtml.ts';
import { wording } from './wording.ts';

/** @param checkout - Absolute path of the repository on this machine. */
export function allChecks(checkout: string): RepositoryCheck[] {
  return [
    storageAccess,
    transport,
    inexactAmounts,
    rawColours,
    textInCode,
    hiddenClock,
    dumpingGrounds,
    starExports,
    sleeps,
    unsafeHtml,
    leftovers,
    wording,
    machineTraces(checkout),
  ];
}
