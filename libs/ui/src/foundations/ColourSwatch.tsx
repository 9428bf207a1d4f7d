import { useLayoutEffect, useRef, useState } from 'react';
import { CopyButton } from '../copy-button/CopyButton.tsx';

export interface Swatch {
  name: string;
  /** Written out, so that Tailwind finds it. */
  className: string;
}

interface ColourValues {
  /** As the theme writes it. */
  oklch: string;
  /** Eight bits a channel, for tools that know nothing else. */
  hex: string;
}

/** The colour as a screen shows it: drawn once and read back. */
function hexOf(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return '';
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** One colour of the theme shown, with its name and its values to copy. */
export function ColourSwatch({ name, className }: Swatch) {
  const swatch = useRef<HTMLSpanElement>(null);
  const [values, setValues] = useState<ColourValues | null>(null);

  useLayoutEffect(() => {
    const read = () => {
      if (!swatch.current) return;
      const oklch = getComputedStyle(swatch.current).backgroundColor;
      setValues({ oklch, hex: hexOf(oklch) });
    };
    read();
    // The toolbar dresses the document without drawing the story again.
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, []);

  const copied = values ? `--color-${name}: ${values.oklch}; /* ${values.hex} */` : '';
  return (
    <li className="grid min-w-0 content-start gap-1">
      <span
        ref={swatch}
        className={`h-12 rounded-control border border-border forced-color-adjust-none ${className}`}
      />
      <span className="flex items-center justify-between gap-1">
        <span className="min-w-0 text-caption font-medium wrap-anywhere">{name}</span>
        <CopyButton value={copied} label={name} />
      </span>
      <span className="text-caption wrap-anywhere text-fg-muted tabular-nums">{values?.oklch}</span>
      <span className="text-caption text-fg-muted tabular-nums">{values?.hex}</span>
    </li>
  );
}
