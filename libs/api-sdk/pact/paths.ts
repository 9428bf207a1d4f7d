import { join } from 'node:path';

/** Where the contract lies; it is committed. */
export const pactsFolder = join(import.meta.dirname, '../pacts');
export const pactFile = join(pactsFolder, 'wealth-web-wealth-api.json');
/** A JPEG of 64 by 64 pixels. */
export const imagePath = join(import.meta.dirname, 'avatar.jpg');
/** A text, for what is no image. */
export const textPath = join(import.meta.dirname, 'notes.txt');
