import type * as z from 'zod/mini';
import { operations } from './generated/operations.ts';

/**
 * What openapi/wealth.yaml says of each operation, by its operationId: for those who serve the API, and for tests.
 * With it come all validators, so a page imports what it needs of them by its calls.
 */
export { operations };

export type OperationId = keyof typeof operations;

type Described<Id extends OperationId> = (typeof operations)[Id];
type ValueOf<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The body once its defaults are put in; undefined without one. */
export type BodyOf<Id extends OperationId> = ValueOf<Described<Id>['body']>;
export type QueryOf<Id extends OperationId> = ValueOf<Described<Id>['query']>;
/** The parts of the path that the description names in braces. */
export type PathOf<Id extends OperationId> = Readonly<Record<NamesIn<Described<Id>['path']>, string>>;
/** The `data` of a success, as it travels. */
export type DataOf<Id extends OperationId> = z.input<Described<Id>['answer']>['data'];
export type AccessOf<Id extends OperationId> = Described<Id>['access'];
