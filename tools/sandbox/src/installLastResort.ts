import type { EventEmitter } from 'node:events';

/**
 * Keeps the process alive when something was thrown where nobody catches it. What a request or a frame began is
 * one transaction of the database, so that nothing half done is left to go on with.
 *
 * @param target - The process.
 * @param report - Called with each such failure.
 */
export function installLastResort(target: EventEmitter, report: (error: unknown) => void): void {
  target.on('uncaughtException', report);
  target.on('unhandledRejection', report);
}
