import { useMessages } from '@wealth/i18n-locale-react';
import { TrustIcon } from '@wealth/ui/icon';
import { Logo } from '@wealth/ui/logo';

// Decoration, not data: no axis, no figure, no claim about any return.
const line =
  'M0 180l9.500-3.700 9.500 2.900 9.500-6.800 19 -1.200 9.500-4.800 19-.2 19-.8 9.500-7.100 19-.9 9.500 2.300 19-7.600 9.500 2.700 19-6.200 19-6.700 19 .8 19-7.400 9.500 2.200 19-13.300 9.500-4.100 9.500 1.800 19-7 19-15 19-7 19 1 19-12.300 19-4.500 9.500 1.900 19-8.500 19-9.100 19-11.500 19-12.300 19-10.100 19 1.100 9.500-5.600 9.500 2.300';

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
    <svg aria-hidden="true" viewBox="0 -10 553.5 220" className="-ml-14 w-full overflow-visible">
      <path d={line} fill="none" strokeWidth="2.2" strokeLinejoin="round" className="stroke-brand-line" />
      <circle cx="541.5" cy="25.3" r="5.5" className="fill-brand-point" />
    </svg>
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
        <p className="max-w-117.5 text-hero font-medium">{t('brandTitle')}</p>
        <p className="max-w-107.5 text-lead text-on-brand-muted">{t('brandText')}</p>
      </div>
      <p className="relative flex items-center gap-3 text-detail text-on-brand-muted">
        <TrustIcon size="sm" />
        {t('invitationOnly')}
      </p>
    </aside>
  );
}
