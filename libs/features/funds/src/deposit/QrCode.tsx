import { useMemo } from 'react';
import { qrPath } from './qrPath.ts';

export interface QrCodeProps {
  text: string;
  /** What it is for. */
  label: string;
}

/** A code for the camera of another device: black on white in every theme, or no camera reads it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-56 rounded-control bg-qr-light forced-color-adjust-none"
    >
      <path d={path} className="fill-qr-dark" />
    </svg>
  );
}
