import { checkImageFile, type ImageFileProblem } from '../image-file/checkImageFile.ts';
import { shrinkImage } from '../image-file/shrinkImage.ts';
import { createStore, type ReadableStore } from '../internal/createStore.ts';
import { createTransfers } from './createTransfers.ts';
import { sendImage, type ShrinkImage, type UploadFailure, type UploadImage } from './sendImage.ts';
import { sharedLine, type UploadLine } from './uploadLine.ts';

/** An image that the server has. */
export interface UploadedImage {
  /** What the server answered: the value to submit. */
  url: string;
  name: string;
  /** What to show of it, where that is not its address; empty for nothing. @default its address */
  previewUrl?: string;
  /** Bytes; absent for an image that was there before. */
  sizeBytes?: number;
}

export interface ImageUploadItem {
  id: string;
  name: string;
  sizeBytes?: number;
  /** What to show: an object URL of the chosen file, or the server's address of an image that was there before. */
  previewUrl: string;
  /** Waits for its turn, is on its way, has arrived, or did not. */
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Share that is sent, 0 to 1. */
  progress: number;
  url?: string;
  failure?: UploadFailure;
}

export interface ImageUploadsState {
  items: readonly ImageUploadItem[];
  /** Why files of the last choice were refused, each reason once. */
  problems: readonly ImageFileProblem[];
}

export interface UploadOwner {
  upload: UploadImage;
  /** Gets the images that the server has, whenever one arrives or is removed. */
  onChange: (images: UploadedImage[]) => void;
}

export interface ImageUploads extends ReadableStore<ImageUploadsState> {
  /** Says who sends and who listens; to be called before anything is added, and again when that changes. */
  serve: (owner: UploadOwner) => void;
  /** Takes the accepted files up to the limit, cuts off the rest, and starts to send them. */
  add: (files: readonly File[]) => Promise<void>;
  remove: (id: string) => void;
  retry: (id: string) => void;
  /** Ends every transfer, lets the previews go and drops what is still being checked: the page was left. */
  dispose: () => void;
}

export interface ImageUploadsOptions {
  limit: number;
  initial?: readonly UploadedImage[];
  /** @default as `shrinkImage` does */
  shrink?: ShrinkImage;
  /** @default the one of the page */
  line?: UploadLine;
  previews?: { create: (file: File) => string; revoke: (url: string) => void };
}

const browserPreviews = {
  create: (file: File) => URL.createObjectURL(file),
  revoke: (url: string) => URL.revokeObjectURL(url),
};

function existingItem(image: UploadedImage, index: number): ImageUploadItem {
  return {
    ...image,
    id: `existing-${index}`,
    previewUrl: image.previewUrl ?? image.url,
    status: 'done',
    progress: 1,
  };
}

function waitingItem({ name, size }: File, id: string, previewUrl: string): ImageUploadItem {
  return { id, name, sizeBytes: size, previewUrl, status: 'waiting', progress: 0 };
}

/** @returns a function that answers another id each time. */
function counting(prefix: string): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `${prefix}-${last}`;
  };
}

function uploadedImages(items: readonly ImageUploadItem[]): UploadedImage[] {
  return items.flatMap(({ url, name, sizeBytes }) => (url === undefined ? [] : [{ url, name, sizeBytes }]));
}

function changed(items: readonly ImageUploadItem[], id: string, changes: Partial<ImageUploadItem>) {
  return items.map((item) => (item.id === id ? { ...item, ...changes } : item));
}

async function checked(chosen: readonly File[]) {
  const checks = await Promise.all(chosen.map(async (file) => ({ file, check: await checkImageFile(file) })));
  const problems = checks.flatMap(({ check }) => (check.isAccepted ? [] : [check.problem]));
  const accepted = checks.filter(({ check }) => check.isAccepted).map(({ file }) => file);
  return { accepted, problems: [...new Set(problems)] };
}

/** The images of one field: which were chosen, how far each is, and what became of it. Knows no React. */
export function createImageUploads(options: ImageUploadsOptions): ImageUploads {
  const { limit, initial = [], previews = browserPreviews } = options;
  const { shrink = shrinkImage, line = sharedLine } = options;
  const store = createStore<ImageUploadsState>({ items: initial.map(existingItem), problems: [] });
  const files = new Map<string, File>();
  const transfers = createTransfers(line);
  let owner: UploadOwner | null = null;
  const nextId = counting('chosen');
  let added = Promise.resolve();

  const items = () => store.getSnapshot().items;
  const setItems = (next: readonly ImageUploadItem[]) => store.set({ ...store.getSnapshot(), items: next });
  const report = () => owner?.onChange(uploadedImages(items()));

  const change = (id: string, changes: Partial<ImageUploadItem>) => setItems(changed(items(), id, changes));

  function settle(id: string, changes: Partial<ImageUploadItem>) {
    change(id, changes);
    transfers.leave(id);
  }

  /** @returns a function that ends it. */
  function begin(id: string, file: File): () => void {
    // Its page was left while it waited.
    if (!owner) return () => undefined;
    change(id, { status: 'uploading' });
    const sender = { upload: owner.upload, shrink };
    return sendImage(file, sender, {
      onProgress: (progress) => change(id, { progress }),
      onFailed: (failure) => settle(id, { status: 'failed', failure }),
      onDone(url) {
        settle(id, { status: 'done', progress: 1, url });
        report();
      },
    });
  }

  function startWaiting() {
    for (const { id, status } of items()) {
      const file = files.get(id);
      if (status === 'waiting' && file && !transfers.has(id)) transfers.enter(id, () => begin(id, file));
    }
  }

  function itemFor(file: File) {
    const id = nextId();
    files.set(id, file);
    return waitingItem(file, id, previews.create(file));
  }

  function forget({ id, previewUrl }: ImageUploadItem) {
    transfers.end(id);
    if (files.delete(id)) previews.revoke(previewUrl);
  }

  async function addNow(chosen: readonly File[]) {
    const { accepted, problems } = await checked(chosen);
    const taken = owner ? accepted.slice(0, Math.max(limit - items().length, 0)) : [];
    store.set({ items: [...items(), ...taken.map(itemFor)], problems });
    startWaiting();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    serve(next) {
      owner = next;
    },
    add(chosen) {
      // One after the other: the problems shown are those of the last choice, however long an earlier check took.
      added = added.then(() => addNow(chosen));
      return added;
    },
    remove(id) {
      const removed = items().find((item) => item.id === id);
      if (!removed) return;
      forget(removed);
      setItems(items().filter((item) => item !== removed));
      if (removed.url !== undefined) report();
    },
    retry(id) {
      change(id, { status: 'waiting', progress: 0, failure: undefined });
      startWaiting();
    },
    dispose() {
      owner = null;
      items().forEach(forget);
    },
  };
}
