import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '@wealth/api-sdk';
import { getAskIntentMutationOptions } from '@wealth/api-sdk/client';
import type { IntentAnswer } from '@wealth/api-sdk/model';
import { browserIntents, type IntentKind, type Session } from '@wealth/session';
import { createDesk, type Desk, type Sent } from './createDesk.ts';

/** What the generated options of an operation that changes something hold. */
export type CallOptions<Data, Variables> = Pick<
  MutationOptions<Data, ApiError, Variables>,
  'mutationKey' | 'mutationFn'
>;

/** Sends through the cache of mutations: what it makes stale is read again, as after any other call. */
export type Call = <Data, Variables>(
  options: CallOptions<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** What a feature declares of one kind of request that moves money, or changes where it goes. */
export interface PlacingDeclaration<Body, Placed, Preview> {
  kind: IntentKind;
  /** What it would do, as the server counts it: asked for once more before it is sent. Absent where the server has none. */
  preview?: (queries: QueryClient, body: Body) => Promise<Preview>;
  /** Sends it under its Idempotency-Key. */
  place: (call: Call, sent: Sent<Body>) => Promise<Placed>;
  /** What an answer to the question after a key holds of it. */
  placedIn: (answer: IntentAnswer) => Placed | null;
  /** Statuses besides 400, 403, 404 and 409 by which its server refuses. @default none */
  refusals?: readonly number[];
  /** Whether its review asks for the PIN; the server takes no other one then. @default true */
  asksPin?: boolean;
}

export interface Placing<Body, Placed, Preview = never> extends PlacingDeclaration<Body, Placed, Preview> {
  /** The one desk of a page: it goes on when the form closes. */
  deskOf: (queries: QueryClient, session: Session) => Desk<Body, Placed>;
}

/** What goes wrong stands where the request stands; only the way to /error, when the connection is gone, is the app's. */
const meta = { claims: () => true };

/** Ends once what has just been told stands on the screen: React renders it before the next task. */
const untilShown = () => new Promise<void>((resolve) => void setTimeout(resolve));

function callOf(queries: QueryClient): Call {
  return <Data, Variables>(options: CallOptions<Data, Variables>, variables: Variables) =>
    new Promise<Data>((resolve, reject) => {
      function onSuccess(data: Data) {
        resolve(data);
        // What it makes stale is read again after that.
        return untilShown();
      }
      const observer = new MutationObserver<Data, ApiError, Variables>(queries, {
        ...options,
        meta,
        onSuccess,
      });
      observer.mutate(variables).catch(reject);
    });
}

/** Declares a kind of request that is sent once and followed until it is known what became of it. */
export function definePlacing<Body, Placed, Preview = never>(
  declared: PlacingDeclaration<Body, Placed, Preview>,
): Placing<Body, Placed, Preview> {
  const desks = new WeakMap<QueryClient, Desk<Body, Placed>>();

  function createDeskOf(queries: QueryClient, session: Session): Desk<Body, Placed> {
    const call = callOf(queries);
    const { kind, place, placedIn, refusals = [] } = declared;
    return createDesk({
      kind,
      refusals,
      place: (sent) => place(call, sent),
      async ask(key) {
        const answer = await call(getAskIntentMutationOptions(), { data: { kind, key } });
        return { placed: placedIn(answer), sealed: answer.sealed };
      },
      intents: browserIntents(),
      client() {
        const visitor = session.visitor();
        return visitor?.kind === 'client' ? visitor.profile.id : null;
      },
      after(delayMs, run) {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      isOnline: () => navigator.onLine,
      onOnline(listener) {
        window.addEventListener('online', listener);
        return () => window.removeEventListener('online', listener);
      },
    });
  }

  return {
    ...declared,
    deskOf(queries, session) {
      const desk = desks.get(queries) ?? createDeskOf(queries, session);
      desks.set(queries, desk);
      return desk;
    },
  };
}
