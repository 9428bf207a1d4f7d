/** CSS pixels from where the layout puts the dialog. */
export interface DragOffset {
  x: number;
  y: number;
}

/** CSS pixels from the top left corner of the viewport. */
export interface DragBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const notMoved: DragOffset = { x: 0, y: 0 };

/** The start wins over the end: of a dialog larger than the viewport the title stays in sight. */
function between(value: number, [least, most]: [number, number]): number {
  return Math.max(least, Math.min(most, value));
}

/**
 * The offset nearest to the wished one that keeps the dialog inside the viewport.
 *
 * @param home - where the dialog stands without an offset.
 */
export function keepInside(
  wished: DragOffset,
  home: DragBox,
  viewport: Pick<DragBox, 'width' | 'height'>,
): DragOffset {
  return {
    x: between(wished.x, [-home.left, viewport.width - home.width - home.left]),
    y: between(wished.y, [-home.top, viewport.height - home.height - home.top]),
  };
}

/** CSS pixels that an arrow key moves a dialog; four times as far with Shift. */
const stepPx = 16;

const stepOf: Readonly<Record<string, DragOffset>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};

/** The offset that a key asks for, or null for a key that does not move dialogs. Home puts it back. */
export function offsetAfterKey(
  offset: DragOffset,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): DragOffset | null {
  if (key === 'Home') return notMoved;
  const step = Object.hasOwn(stepOf, key) ? stepOf[key] : undefined;
  if (!step) return null;
  const factor = shiftKey ? 4 : 1;
  return { x: offset.x + step.x * factor, y: offset.y + step.y * factor };
}
