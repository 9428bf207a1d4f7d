import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import type { Asset } from '@wealth/api-sdk/model';
import { Amount } from '@wealth/ui/amount';
import { allocationOf, type AllocationKind } from '../../model/allocation.ts';

const colourOf: Record<AllocationKind, string> = {
  holdings: 'bg-chart-1',
  cash: 'bg-chart-6',
  blocked: 'bg-chart-2',
};

const nameOf = {
  holdings: 'allocationHoldings',
  cash: 'allocationCash',
  blocked: 'allocationBlocked',
} as const satisfies Record<AllocationKind, string>;

export interface AllocationBarProps {
  asset: Asset;
  isMasked: boolean;
}

/** What the net worth is made of: a bar for the eye, and a legend that says the same. */
export function AllocationBar({ asset, isMasked }: AllocationBarProps) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const parts = allocationOf(asset);

  return (
    <div className="grid gap-3">
      <div
        aria-hidden="true"
        className="flex h-2 gap-0.5 overflow-hidden rounded-mark bg-surface-sunken forced-color-adjust-none"
      >
        {parts.map((part) => (
          <span
            key={part.kind}
            className={`min-w-0.5 rounded-mark ${colourOf[part.kind]}`}
            style={{ width: `${part.sharePercent}%` }}
          />
        ))}
      </div>
      <ul aria-label={t('allocation')} className="grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-3">
        {parts.map((part) => (
          <li key={part.kind}>
            <div className="flex items-center gap-2 text-detail text-fg-muted">
              <span
                aria-hidden="true"
                className={`size-2 shrink-0 rounded-mark forced-color-adjust-none ${colourOf[part.kind]}`}
              />
              {t(nameOf[part.kind])}
              <span className="text-fg-subtle tabular-nums">
                {formats.percent(part.sharePercent, { isSigned: false, decimals: 1 })}
              </span>
            </div>
            <div className="pl-4 font-medium">
              <Amount value={formats.amount(part.amount)} isMasked={isMasked} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
