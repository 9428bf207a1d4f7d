import type { UploadImage } from './sendImage.ts';

/** Transfers for stories: what becomes of a file is in their names. */
export const arrives: UploadImage = (file, { onProgress }) => {
  onProgress(1);
  return Promise.resolve({ url: `/files/${file.name}` });
};

export const staysHalfway: UploadImage = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

export const fails: UploadImage = () => Promise.reject(new Error('no line'));

/** Fails once, then answers without an address, then arrives. */
export function arrivesAtThird(): UploadImage {
  const outcomes = [() => Promise.reject(new Error('no line')), () => Promise.resolve({})];
  return () => outcomes.shift()?.() ?? Promise.resolve({ url: '/files/1' });
}

/** Lets files fall on an element, as the end of a drag from outside the browser. */
export function drop(target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
