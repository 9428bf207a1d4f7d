/** Pixels of the screen or of the picture, as each function says. */
export interface Extent {
  width: number;
  height: number;
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
