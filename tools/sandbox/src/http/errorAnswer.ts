import { diskFaultOf, diskFullMessage } from '../machine/diskFault.ts';
import { failure, refusals, type Answer } from './answer.ts';
import { isControlPath } from './apiPath.ts';
import { RequestAborted } from './requestBody.ts';

/** Whether something is a failure of ours, and no caller that went away. */
export function isOurFailure(error: unknown): boolean {
  return !(error instanceof RequestAborted);
}

/** The shortest time in which a person could free space on a disk. */
const diskRetrySeconds = 60;

/**
 * The answer to a request whose handler threw. Clients do not learn what the machine lacks; callers of the control API do,
 * because they can fix it.
 */
export function answerToError(error: unknown, path: string): Answer {
  if (!isOurFailure(error)) return refusals.aborted();
  if (diskFaultOf(error) !== 'full') return refusals.serverError();
  return isControlPath(path) ? failure(507, diskFullMessage) : refusals.busy(diskRetrySeconds);
}
