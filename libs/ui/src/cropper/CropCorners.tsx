const corners = ['top-0 left-0', 'top-0 left-full', 'top-full left-0', 'top-full left-full'];

/** Marks the corners of the frame. They are no handles: the picture moves, the frame stands. @param side - CSS pixels. */
export function CropCorners({ side }: { side: number }) {
  return (
    <div
      aria-hidden
      style={{ width: side, height: side }}
      className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2"
    >
      {corners.map((place) => (
        <span
          key={place}
          className={`absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-mark bg-stage-line ${place}`}
        />
      ))}
    </div>
  );
}
