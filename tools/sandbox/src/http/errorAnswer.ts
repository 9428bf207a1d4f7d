import { diskFaultOf, diskFullMessage } from '../machine/diskFault.ts';
import { failure, refusals, type Answer } from './answer.ts';
import { isControlPath } from './apiPath.ts';
import { RequestAborted } from './requestBody.ts';

/** Whether something is a failure of ours, and no caller that went away. */
export function isOurFailure(error: unknown): boolean {
  return !(error instanceof RequestAborted);
}

/** As long as somebody takes, at the least, to make room on a disk. */
const diskRetrySeconds = 60;

/**
 * The answer to a request whose work threw. Clients are not told what our machine lacks; whoever holds the control
 * API has to mend it.
 */
export function answerToError(error: unknown, path: string): Answer {
  if (!isOurFailure(error)) return refusals.aborted();
  if (diskFaultOf(error) !== 'full') return refusals.serverError();
  return isControlPath(path) ? failure(507, diskFullMessage) : refusals.busy(diskRetrySeconds);
}
