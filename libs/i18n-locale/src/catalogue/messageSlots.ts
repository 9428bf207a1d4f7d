/** Stands for nothing that a text could hold: the first code point of the private use area. */
const mark = '\uE000';

/** Give this as an argument of a message to find the place again with `splitAtSlots`. */
export function slot(name: string): string {
  return `${mark}${name}${mark}`;
}

export interface MessagePart {
  kind: 'text' | 'slot';
  /** The text, or the name of the slot. */
  value: string;
}

/** Cuts a translated sentence at its slots, so that a link or a bold word can stand where the language puts it. */
export function splitAtSlots(message: string): MessagePart[] {
  return message
    .split(mark)
    .map<MessagePart>((value, index) => ({ kind: index % 2 === 0 ? 'text' : 'slot', value }))
    .filter(({ value }) => value !== '');
}
