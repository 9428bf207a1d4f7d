import { closeCodes, type Connection } from './connection.ts';
import type { Subject } from './Followed.ts';

/** Sockets of one client: as many pages as anybody has open. */
export const maxSockets = 10;
/** Sockets of one address that have not said yet who they are. */
export const maxUnknownSockets = 50;

/** Makes the set of the open pages, with what is done to each of them. */
export function createConnections(onError: (error: unknown) => void) {
  const connections = new Set<Connection>();

  function close(connection: Connection, code: number): void {
    connections.delete(connection);
    connection.close(code);
  }

  /** What fails for one page ends that page's socket; the others and the process go on. */
  function guarded(connection: Connection, work: (connection: Connection) => void): void {
    try {
      work(connection);
    } catch (error) {
      onError(error);
      close(connection, closeCodes.failed);
    }
  }

  function count(counts: (connection: Connection) => boolean): number {
    return [...connections].filter(counts).length;
  }

  return {
    add: (connection: Connection) => connections.add(connection),
    remove: (connection: Connection) => connections.delete(connection),
    has: (connection: Connection) => connections.has(connection),
    /** Ids of the instruments that some page has subscribed to. */
    watched(): ReadonlySet<string> {
      const ids = new Set<string>();
      for (const connection of connections) for (const id of connection.keys()) ids.add(id);
      return ids;
    },
    /** Order books and charts that some page follows, by `subjectKey`. */
    subjects(): ReadonlyMap<string, Subject> {
      const all = new Map<string, Subject>();
      for (const connection of connections) {
        for (const [key, subject] of connection.subjects()) all.set(key, subject);
      }
      return all;
    },
    close,
    guarded,
    each(work: (connection: Connection) => void): void {
      for (const connection of connections) guarded(connection, work);
    },
    /** Whether an address may have another one that has not said yet who it is. */
    hasRoomFor: (address: string) =>
      count((other) => other.bearer() === null && other.address === address) < maxUnknownSockets,
    /**
     * Closes the client's oldest socket when it has as many as it may have besides this one: a socket that comes is
     * alive, an old one may have died unseen.
     */
    makeRoomFor(connection: Connection, clientId: string): void {
      const others = [...connections].filter(
        (other) => other !== connection && other.bearer()?.clientId === clientId,
      );
      const [oldest] = others;
      if (oldest && others.length >= maxSockets) close(oldest, closeCodes.policy);
    },
  };
}
