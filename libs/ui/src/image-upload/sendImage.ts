/** What a transfer is told and may tell. */
export interface UploadOptions {
  /** Ends the transfer when the client removes the image or leaves. */
  signal: AbortSignal;
  /** Takes what is sent so far as a share, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends one file and answers where it is. A rejection, and an answer without an address, are failures. */
export type UploadImage = (file: File, options: UploadOptions) => Promise<{ url?: string }>;

export type UploadFailure = { kind: 'noAddress' } | { kind: 'failed'; error: unknown };

/** Answers what travels in the place of a chosen file. */
export type ShrinkImage = (file: File, options: { signal: AbortSignal }) => Promise<File>;

export interface Sender {
  upload: UploadImage;
  /** Makes a large photo smaller before it travels. */
  shrink: ShrinkImage;
}

export interface SendingListeners {
  onProgress: (share: number) => void;
  onDone: (url: string) => void;
  onFailed: (failure: UploadFailure) => void;
}

/**
 * Starts one transfer.
 *
 * @returns a function that ends it; the listeners hear nothing after that.
 */
export function sendImage(file: File, sender: Sender, listeners: SendingListeners): () => void {
  const { upload, shrink } = sender;
  const { onProgress, onDone, onFailed } = listeners;
  const transfer = new AbortController();
  const { signal } = transfer;

  async function send() {
    const { url } = await upload(await shrink(file, { signal }), {
      signal,
      onProgress(share) {
        // A share of an unknown size is none.
        if (!signal.aborted && Number.isFinite(share)) onProgress(Math.min(Math.max(share, 0), 1));
      },
    });
    if (signal.aborted) return;
    if (url) onDone(url);
    else onFailed({ kind: 'noAddress' });
  }

  send().catch((error: unknown) => {
    if (!signal.aborted) onFailed({ kind: 'failed', error });
  });
  return () => transfer.abort();
}
