import { operations, type OperationId } from '@wealth/api-sdk/operations';
import { needsOfCall } from '@wealth/hrefs';
import { expect, it } from 'vitest';

const everyId = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));

it.each(everyId)('%s asks for the right that the table of capabilities names [I6B-6-ONE]', (id) => {
  const { needs, path } = operations[id];
  const named = needsOfCall(path);
  expect(needs).toEqual(named === undefined ? [] : [named]);
});
