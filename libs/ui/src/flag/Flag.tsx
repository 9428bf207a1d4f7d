import { useEffect, useState } from 'react';
import { tv, type VariantProps } from '../internal/tv.ts';

const flag = tv({
  base: 'inline-block shrink-0 overflow-hidden rounded-mark bg-surface-sunken align-middle outline -outline-offset-1 outline-border forced-colors:border',
  variants: { size: { sm: 'h-3.5 w-5.25', md: 'h-5 w-7.5', lg: 'h-8 w-12' } },
  defaultVariants: { size: 'sm' },
});

export interface FlagProps {
  /** ISO 3166-1 alpha-2, in capitals ("IN"). A code without a flag leaves the empty frame. */
  country: string;
  /** @default 'sm' — 14 px high, beside text; 'md' 20 px, 'lg' 32 px. */
  size?: VariantProps<typeof flag>['size'];
  /** Says which flag it is, where no text beside it does. Without it the flag is decoration. */
  label?: string;
}

/** The flag of a country. It comes from the app itself and only when it is shown: no third party is asked. */
export function Flag({ country, size, label }: FlagProps) {
  const [found, setFound] = useState<{ country: string; address: string | undefined } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import('./flagAddresses.ts').then(
      ({ flagAddresses }) => {
        if (isCurrent) setFound({ country, address: flagAddresses.get(country) });
      },
      // Offline, or a new release took the file away: the frame stays empty, the text beside it says the country.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [country]);

  const address = found?.country === country ? found.address : undefined;
  return (
    <span
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={flag({ size })}
    >
      {address !== undefined && (
        <img src={address} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      )}
    </span>
  );
}
