import { useState } from 'react';
import type { Point } from 'react-easy-crop';
import { frameSide, zoomLimits, type Extent, type ZoomLimits } from './cropGeometry.ts';

/** Milliseconds of a zoom or a turn by button or key. */
const zoomMs = 300;
/** Milliseconds of a return to the centre. */
const recentreMs = 350;
/** Share of the start size by which a button or a key zooms. */
const zoomStep = 0.25;

export interface CropView {
  /** Where the picture lies, in pixels of the screen from the centre. */
  crop: Point;
  zoom: number;
  /** Clockwise, a multiple of 90 that only grows: it is seen turning on, never back. */
  degrees: number;
  /** Milliseconds that the last change takes to be seen; 0 while a hand or a wheel leads. */
  animationMs: number;
}

interface Frame {
  /** Pixels of the screen. */
  side: number;
  /** The picture as it is drawn at zoom 1. */
  picture: Extent;
}

const centre = { x: 0, y: 0 };

function isSameFrame(one: Frame | null, other: Frame): boolean {
  if (!one) return false;
  const { width, height } = one.picture;
  return one.side === other.side && width === other.picture.width && height === other.picture.height;
}

function clamp(zoom: number, { min, max }: ZoomLimits): number {
  return Math.min(Math.max(zoom, min), max);
}

/** Where picture and frame are, and the ways to change it. */
export function useCropView(onMisfit: () => void) {
  const [view, setView] = useState<CropView>({ crop: centre, zoom: 1, degrees: 0, animationMs: 0 });
  const [frame, setFrame] = useState<Frame | null>(null);
  const [heldSide, setHeldSide] = useState(0);
  const limits = frame ? zoomLimits(frame.side, frame.picture) : null;
  // react-easy-crop takes a new frame only in an update that leaves the zoom alone: the limits wait until it has it.
  const isHeld = frame !== null && heldSide === frame.side;
  const zoom = limits && isHeld ? clamp(view.zoom, limits) : view.zoom;

  return {
    view: { ...view, zoom },
    /** Pixels of the screen; null until the picture is there. */
    side: frame?.side ?? null,
    /** The frame is drawn: what lies in it may be cropped. */
    isFramed: isHeld,
    limits,
    /** The picture was drawn, or the room for it has changed. */
    place(picture: Extent, container: Extent) {
      const side = frameSide(picture, container);
      if (side === null) {
        setFrame(null);
        onMisfit();
      } else if (!isSameFrame(frame, { side, picture })) {
        setFrame({ side, picture });
      }
    },
    /** The frame is drawn with this side. */
    hold: setHeldSide,
    /** A hand or a wheel leads: what follows is seen at once. */
    follow(change: Partial<Pick<CropView, 'zoom'>> = {}) {
      setView((last) => ({ ...last, ...change, animationMs: 0 }));
    },
    move(crop: Point) {
      setView((last) => ({ ...last, crop }));
    },
    zoomBy(steps: number) {
      if (!limits) return;
      const next = clamp(zoom + steps * zoomStep * limits.start, limits);
      setView({ ...view, zoom: next, animationMs: zoomMs });
    },
    recentre() {
      if (limits) setView({ ...view, crop: centre, zoom: limits.start, animationMs: recentreMs });
    },
    /** By 90 degrees, clockwise; the frame goes on showing the same part. */
    turn() {
      if (!limits) return;
      const { x, y } = view.crop;
      setView({ ...view, zoom, crop: { x: -y, y: x }, degrees: view.degrees + 90, animationMs: zoomMs });
    },
  };
}
