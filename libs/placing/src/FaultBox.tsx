import { AlertIcon, WarningIcon } from '@wealth/ui/icon';
import type { ReactNode } from 'react';

const tones = {
  error: { box: 'bg-negative-soft', icon: 'text-negative', glyph: <AlertIcon size="sm" /> },
  warning: { box: 'bg-warning-soft', icon: 'text-warning', glyph: <WarningIcon size="sm" /> },
} as const;

export interface FaultBoxProps {
  severity: 'error' | 'warning';
  title: string;
  text?: string | undefined;
  /** Buttons that change what is wrong. */
  children?: ReactNode;
}

/** The fact, the rule with its figure, and its fixes as buttons: red stops, amber asks. An item of a list. */
export function FaultBox({ severity, title, text, children }: FaultBoxProps) {
  const { box, icon, glyph } = tones[severity];
  return (
    <li className={`flex gap-2.5 rounded-control px-3.5 py-3 text-detail forced-colors:border ${box}`}>
      <span className={`mt-px shrink-0 ${icon}`}>{glyph}</span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{title}</strong>
          {text !== undefined && <span className="block text-fg-muted">{text}</span>}
        </p>
        <div className="flex flex-wrap gap-2 *:max-w-full empty:hidden">{children}</div>
      </div>
    </li>
  );
}
