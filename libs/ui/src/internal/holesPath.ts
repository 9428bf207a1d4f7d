/** CSS pixels from the top left corner of the viewport. */
export interface Hole {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** CSS pixels; beyond every screen. */
const everywhere = 100_000;
/** CSS pixels: the corners of a badge. */
const radius = 6;

function outline({ left, top, width, height }: Hole): string {
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return [
    `M${left + radius} ${top}h${width - 2 * radius}${corner(radius, radius)}`,
    `v${height - 2 * radius}${corner(-radius, radius)}`,
    `h${2 * radius - width}${corner(-radius, -radius)}`,
    `v${2 * radius - height}${corner(radius, -radius)}z`,
  ].join('');
}

/** A CSS clip-path that shows everything but these holes; undefined where there is none to cut. */
export function holesPath(holes: readonly Hole[]): string | undefined {
  const visible = holes.filter(({ width, height }) => width >= 2 * radius && height >= 2 * radius);
  if (visible.length === 0) return undefined;
  return `path(evenodd, "M0 0H${everywhere}V${everywhere}H0z${visible.map(outline).join('')}")`;
}
