import { absentDocuments } from './absentDocuments.ts';
import { brokenLinks } from './brokenLinks.ts';
import { dumpingGrounds } from './dumpingGrounds.ts';
import { fileNames } from './fileNames.ts';
import { handmadeIds } from './handmadeIds.ts';
import { hiddenClock } from './hiddenClock.ts';
import { inexactAmounts } from './inexactAmounts.ts';
import { machineTraces } from './machineTraces.ts';
import { ownQueries } from './ownQueries.ts';
import { ownTimers } from './ownTimers.ts';
import { rawColours } from './rawColours.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { silentLint } from './silentLint.ts';
import { sleeps } from './sleeps.ts';
import { starExports } from './starExports.ts';
import { textInCode } from './textInCode.ts';
import { unknownWidths } from './unknownWidths.ts';
import { unsafeHtml } from './unsafeHtml.ts';
import { untranslated } from './untranslated.ts';
import { unusedEntries, type UnusedEntriesOptions } from './unusedEntries.ts';
import { wording } from './wording.ts';

export interface Checkout {
  /** Absolute path of the repository on this machine. */
  root: string;
  /** Whether a file or folder of this path stands in the repository. */
  exists: (path: string) => boolean;
  /** What is known of the users of libs/ui. */
  entries: UnusedEntriesOptions;
}

export function allChecks({ root, exists, entries }: Checkout): RepositoryCheck[] {
  return [
    ownQueries,
    ownTimers,
    inexactAmounts,
    rawColours,
    textInCode,
    hiddenClock,
    dumpingGrounds,
    fileNames,
    handmadeIds,
    starExports,
    sleeps,
    unknownWidths,
    unsafeHtml,
    silentLint,
    untranslated,
    wording,
    absentDocuments,
    unusedEntries(entries),
    brokenLinks(exists),
    machineTraces(root),
  ];
}
