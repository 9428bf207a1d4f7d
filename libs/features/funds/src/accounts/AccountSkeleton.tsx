import { useMessages } from '@wealth/i18n-locale-react';
import { Skeleton, SkeletonLine } from '@wealth/ui/skeleton';

const uses = ['deposits', 'withdrawals', 'ipo', 'dividends'] as const;

/** Line by line as high as the card of a verified account. */
export function AccountSkeleton() {
  const t = useMessages('funds');
  return (
    <section
      aria-label={t('bankAccounts')}
      aria-busy="true"
      className="overflow-clip rounded-card border border-border bg-surface shadow-raised"
    >
      <div className="flex items-start gap-3 p-card">
        <Skeleton shape="block" width={44} height={44} />
        <div className="grid min-w-0 flex-1">
          <div className="text-title">
            <SkeletonLine width="45%" />
          </div>
          <div className="text-detail">
            <SkeletonLine width="25%" />
            <SkeletonLine width="70%" />
            <div className="tablet:hidden">
              <SkeletonLine width="40%" />
              <SkeletonLine width="60%" />
              {/* As high as the badges of its state. */}
              <div className="h-7.5" />
            </div>
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-px border-t border-border bg-border min-[30rem]:grid-cols-2 desktop:grid-cols-4">
        {uses.map((use) => (
          <div key={use} className="bg-surface px-card py-3">
            <div className="text-caption">
              <SkeletonLine width="50%" />
            </div>
            <div className="text-detail">
              <SkeletonLine width="70%" />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
