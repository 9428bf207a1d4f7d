import type { Order, OrderNote } from '@wealth/api-sdk/model';
import { tidyNote, tidyTags } from '@wealth/domain';

/** The client's own words on an order while they are being written. */
export interface Annotation {
  note: string;
  tags: readonly string[];
  /** A tag that is typed and not added yet: it counts all the same. */
  typedTag: string;
}

export const noAnnotation: Annotation = { note: '', tags: [], typedTag: '' };

/** What stands on an order, to be written on. */
export function annotationOf({ note, tags }: Pick<Order, 'note' | 'tags'>): Annotation {
  return { note: note ?? '', tags, typedTag: '' };
}

/** With what is typed as a tag among the others; commas part several. */
export function withTypedTag(annotation: Annotation): Annotation {
  const tags = tidyTags([...annotation.tags, ...annotation.typedTag.split(',')]);
  return { ...annotation, tags, typedTag: '' };
}

/** What is kept of it. */
export function writtenOf(annotation: Annotation): OrderNote {
  return { note: tidyNote(annotation.note), tags: [...withTypedTag(annotation).tags] };
}

/** What goes along with a new order: nothing where nothing was written. */
export function writtenAlong(annotation: Annotation): Partial<OrderNote> {
  const written = writtenOf(annotation);
  return written.note === null && written.tags.length === 0 ? {} : written;
}

/** Whether two say the same. */
export function isSameNote(left: OrderNote, right: OrderNote): boolean {
  return left.note === right.note && left.tags.join('\n') === right.tags.join('\n');
}
