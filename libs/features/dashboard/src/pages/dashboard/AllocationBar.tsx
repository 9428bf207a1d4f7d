import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import type { Asset } from '@wealth/api-sdk/model';
import { Money, Unmasked } from '@wealth/parts';
import { allocationOf, type AllocationKind } from '../../model/allocationOf.ts';

const colourOf: Record<AllocationKind, string> = {
  holdings: 'bg-chart-1 forced-colors:bg-system-highlight',
  cash: 'bg-chart-6 forced-colors:bg-system-canvas',
  blocked: 'bg-chart-2 forced-colors:bg-system-text',
};

const nameOf = {
  holdings: 'allocationHoldings',
  cash: 'allocationCash',
  blocked: 'allocationBlocked',
} as const satisfies Record<AllocationKind, string>;

export interface AllocationBarProps {
  asset: Asset;
}

/** What the net worth is made of: a bar for the eye, and a legend that says the same. */
export function AllocationBar({ asset }: AllocationBarProps) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const parts = allocationOf(asset);

  // Nothing is made of nothing: a grey bar would look as if it were loading.
  if (parts.length === 0) return null;
  return (
    <div className="@container grid gap-3">
      <Unmasked>
        <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-mark bg-surface-sunken">
          {parts.map((part) => (
            <span
              key={part.kind}
              className={`min-w-0.5 rounded-mark bar-kept ${colourOf[part.kind]}`}
              style={{ width: `${part.sharePercent}%` }}
            />
          ))}
        </div>
      </Unmasked>
      <ul aria-label={t('allocation')} className="grid legend-columns gap-x-4 gap-y-2">
        {parts.map((part) => (
          <li key={part.kind} className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-1.5 text-detail text-fg-muted max-tablet:text-caption">
              <span
                aria-hidden="true"
                className={`size-2 shrink-0 rounded-mark bar-kept ${colourOf[part.kind]}`}
              />
              {t(nameOf[part.kind])}
              <Unmasked>
                <span className="text-fg-subtle tabular-nums">
                  {formats.percent(part.sharePercent, { isSigned: false, decimals: 1 })}
                </span>
              </Unmasked>
            </div>
            <div>
              <Money form="fitted" rupees={part.amount} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
