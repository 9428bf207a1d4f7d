/** Sizes of a tile's title, the largest first. */
const titlePxs = [18, 15, 13, 11] as const;
export type TitlePx = (typeof titlePxs)[number];

/** What a tile draws; its name always says everything. */
export interface Fit {
  titlePx: TitlePx;
  hasChange: boolean;
  hasFigure: boolean;
}

export interface TileWords {
  title: string;
  /** The weight in words; without it there is no third line. */
  figure?: string | undefined;
  /** The title is cut where it is too long, in place of having no room. */
  isCut?: boolean;
}

/** Pixels left and right of a text, and above and below the lines. */
const asidePx = 12;
const abovePx = 6;
const lineHeight = 1.3;
/** Width of a capital letter in half-bold type, of its size. */
const letterWidth = 0.65;
const changePx = 12;
const leastChangePx = 46;
const figureLetterPx = 6.5;

/** Side of a square tile that has a title of one pixel: the larger the area, the larger the text. */
const sideOfOnePx = 7;

/** Of the line above a sector: letters of 11 px, small ones mostly, and the longest change with its gaps. */
const lineLetterPx = 6.6;
const lineChangePx = 54;

/** Whether the line above a sector has room for its change beside its name: a name is not cut for it. */
export function hasLineChange(width: number, title: string): boolean {
  return width >= title.length * lineLetterPx + lineChangePx;
}

function hasRoomFor(figure: string | undefined, room: { width: number; height: number }): boolean {
  if (figure === undefined || room.height < changePx * lineHeight) return false;
  return room.width >= figure.length * figureLetterPx + asidePx;
}

/** The size of text that a tile of this area and width has room for, and the lines below it; null where there is none. */
export function fitOf(
  { width, height }: { width: number; height: number },
  { title, figure, isCut = false }: TileWords,
): Fit | null {
  const wished = Math.sqrt(width * height) / sideOfOnePx;
  const fitting = titlePxs.find(
    (px) =>
      (px <= wished || px === 11) &&
      width >= title.length * px * letterWidth + asidePx &&
      height >= px * lineHeight + abovePx,
  );
  const isCutHere = isCut && width > 24 && height >= 11 * lineHeight + abovePx;
  const titlePx = fitting ?? (isCutHere ? 11 : undefined);
  if (titlePx === undefined) return null;
  const left = height - titlePx * lineHeight - abovePx - changePx * lineHeight;
  const hasChange = left >= 0 && width >= leastChangePx;
  return { titlePx, hasChange, hasFigure: hasChange && hasRoomFor(figure, { width, height: left }) };
}
