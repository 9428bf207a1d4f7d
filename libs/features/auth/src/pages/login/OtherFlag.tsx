import { lazy, Suspense } from 'react';

const EmptyFrame = () => <span aria-hidden="true" className="h-3.5 w-5.25 rounded-mark bg-surface-sunken" />;

const Flag = lazy(async () => {
  try {
    return { default: (await import('@wealth/ui/flag')).Flag };
  } catch {
    // Decoration: the text beside it says which region it is.
    return { default: EmptyFrame };
  }
});

/** The flag of another country than India; only who has chosen one loads flags. */
export function OtherFlag({ country }: { country: string }) {
  return (
    <Suspense fallback={<EmptyFrame />}>
      <Flag country={country} />
    </Suspense>
  );
}
