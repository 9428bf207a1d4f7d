/** Pixels of the screen or of the picture, as each function says. */
export interface Extent {
  width: number;
  height: number;
}

/** Pixels of the picture, from its top left corner. */
export interface CropArea extends Extent {
  x: number;
  y: number;
}

/** Degrees, clockwise, by which the client turned the upright picture. */
export type Turn = 0 | 90 | 180 | 270;

const turns = [0, 90, 180, 270] as const;

/** The turn that an angle comes to: 450 is 90. @param degrees - a multiple of 90, zero or more. */
export function turnOf(degrees: number): Turn {
  return turns[(degrees / 90) % turns.length] ?? 0;
}

/**
 * Where an area of the turned picture lies in the picture as it was.
 *
 * @param picture - Pixels of the picture before it was turned.
 */
export function turnedBack(area: CropArea, picture: Extent, turn: Turn): CropArea {
  const { x, y, width, height } = area;
  const sideways = { width: height, height: width };
  if (turn === 90) return { ...sideways, x: y, y: picture.height - x - width };
  if (turn === 180) return { ...area, x: picture.width - x - width, y: picture.height - y - height };
  if (turn === 270) return { ...sideways, x: picture.width - y - height, y: x };
  return area;
}

/** Share of the visible picture's shorter side that the frame takes at first. */
const frameShare = 0.8;
/** Pixels of the screen: a smaller frame could neither be seen nor held. */
const smallestFrame = 20;
/** Pixels on the long side of what is handed on. */
const longestOutput = 1024;
/** How far a client may zoom in, from where the picture starts. */
const zoomRange = 4;

/**
 * Side of the square frame in pixels of the screen: 80 % of what is seen of the picture, and never under 20.
 *
 * @param picture - the picture as it is drawn at zoom 1.
 * @returns null where not even the smallest frame fits the container.
 */
export function frameSide(picture: Extent, container: Extent): number | null {
  if (Math.min(container.width, container.height) < smallestFrame) return null;
  const visibleSide = Math.min(picture.width, picture.height, container.width, container.height);
  return Math.max(visibleSide * frameShare, smallestFrame);
}

export interface ZoomLimits {
  min: number;
  start: number;
  max: number;
}

/**
 * How far the picture may be zoomed: out until its shorter side fills the frame, since the frame never shows what is
 * beside the picture, and in by four times.
 */
export function zoomLimits(frame: number, picture: Extent): ZoomLimits {
  const min = frame / Math.min(picture.width, picture.height);
  const start = Math.max(min, 1);
  return { min, start, max: start * zoomRange };
}

/** Size in pixels of the picture to hand on: that of the area, reduced to 1024 on the long side. Never enlarged. */
export function outputSize(area: Extent): Extent {
  const scale = Math.min(1, longestOutput / Math.max(area.width, area.height));
  return {
    width: Math.max(Math.round(area.width * scale), 1),
    height: Math.max(Math.round(area.height * scale), 1),
  };
}
