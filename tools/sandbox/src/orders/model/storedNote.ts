import type { BodyOf } from '@wealth/api-sdk/operations';
import { tidyNote, tidyTags } from '@wealth/domain';
import type { StoredOrder } from './orderRows.ts';

/** The client's own words and tags as they are kept. */
export function storedNote({ note, tags }: BodyOf<'saveOrderNote'>): Pick<StoredOrder, 'note' | 'tags'> {
  return { note: tidyNote(note), tags: JSON.stringify(tidyTags(tags)) };
}
