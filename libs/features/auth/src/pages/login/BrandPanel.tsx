import { useMessages } from '@wealth/i18n-locale-react';
import { TrustIcon } from '@wealth/ui/icon';
import { Logo } from '@wealth/ui/logo';

// Decoration, not data: no axis, no figure, no claim about any return.
const heights =
  '180 176 179 172 171 171 166 165 166 165 165 158 159 157 160 157 152 155 154 149 143 142 145 143 143 140 135 137 131 124 120 122 118 115 108 103 97 93 94 94 88 82 81 77 79 73 71 71 65 62 55 50 45 43 36 33 32 33 28 30';
const step = 9.5;
const line = `M${heights
  .split(' ')
  .map((y, index) => `${index * step} ${y}`)
  .join('L')}`;

function Pattern() {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full text-brand-pattern">
      <defs>
        <pattern id="brand-pattern" width="56" height="56" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor">
            <path d="M28 0 56 28 28 56 0 28Z" />
            <path d="M28 14q0 14 14 14-14 0-14 14 0-14-14-14 14 0 14-14Z" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#brand-pattern)" />
    </svg>
  );
}

function RisingLine() {
  return (
    // From the edge of the panel nearly to its other one.
    <div className="-mr-1.5 mb-2 -ml-14 text-brand-line">
      <svg aria-hidden="true" viewBox="0 -10 572 220" className="w-full">
        <linearGradient id="brand-fill" x2="0" y2="1">
          <stop stopColor="currentColor" stopOpacity=".22" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        <path d={`${line}V210H0`} fill="url(#brand-fill)" className="mask-r-from-60% mask-r-to-98%" />
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
        <circle cx="560.5" cy="30" r="5.5" className="fill-brand-point" />
      </svg>
    </div>
  );
}

export interface BrandPanelProps {
  appName: string;
}

/** What the product is, beside the form on a desktop. */
export function BrandPanel({ appName }: BrandPanelProps) {
  const t = useMessages('login');

  return (
    <aside className="brand-panel relative hidden w-[46%] max-w-165 shrink-0 flex-col justify-between overflow-hidden px-14 py-12 desktop:flex">
      <Pattern />
      <div className="relative">
        <Logo name={appName} isNameShown tone="brand" />
      </div>
      <div className="relative flex flex-col gap-6">
        <RisingLine />
        <p className="max-w-117.5 text-display">{t('brandTitle')}</p>
        <p className="max-w-107.5 text-lead text-on-brand-muted">{t('brandText')}</p>
      </div>
      <p className="relative flex items-center gap-3 text-detail text-on-brand-muted">
        <TrustIcon size="sm" />
        {t('invitationOnly')}
      </p>
    </aside>
  );
}
