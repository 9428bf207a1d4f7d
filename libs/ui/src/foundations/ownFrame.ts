/**
 * For a page of documentation whose stories show looks of their own (`globals`): each is drawn in a frame, since a look is
 * that of a whole document. Without it the last story would dress the page and all the others.
 *
 * @param height - CSS pixels of a frame: no more than the story needs.
 */
export function ownFrame(height: number) {
  return { inline: false, height: `${height}px` };
}
