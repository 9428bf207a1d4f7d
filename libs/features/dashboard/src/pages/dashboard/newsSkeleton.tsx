import { SkeletonLine } from '@wealth/ui/skeleton';

export const newsCount = 4;

/** Beside each other with a hairline between, beneath each other on a phone. */
export const newsColumns =
  'grid tablet:grid-cols-2 desktop:grid-cols-4 [&>*]:border-border max-tablet:[&>*+*]:border-t desktop:[&>*+*]:border-l';

/** Beneath each other, in a narrow card. */
export const newsRows = 'grid grid-cols-1 [&>*]:border-border [&>*+*]:border-t';

/** The news while they load. */
export const newsSkeleton = <NewsSkeleton className={newsColumns} />;

/** As above, in rows. */
export const newsRowSkeleton = <NewsSkeleton className={newsRows} />;

function NewsSkeleton({ className }: { className: string }) {
  return (
    <div className={className}>
      {Array.from({ length: newsCount }, (_, index) => (
        <div key={index} className="grid content-start gap-1 px-card py-3">
          <SkeletonLine />
          <SkeletonLine width="70%" />
          <span className="text-caption">
            <SkeletonLine width="50%" />
          </span>
        </div>
      ))}
    </div>
  );
}
