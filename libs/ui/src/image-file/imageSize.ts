/** Pixels, as the file's header says. Both are 1 or more. */
export interface ImageSize {
  width: number;
  height: number;
}
