import { segmentedStyles } from '../segmented-control/segmentedStyles.ts';

export interface SkeletonSegmentsProps {
  /** As the control will have them, the chosen one first. */
  labels: readonly string[];
}

/** Room for a SegmentedControl, unseen: what stands beside it breaks its line where it will. */
export function SkeletonSegments({ labels }: SkeletonSegmentsProps) {
  const { group, segment } = segmentedStyles();
  return (
    <span aria-hidden="true" className={`invisible ${group()}`}>
      {labels.map((label) => (
        <span key={label} className={`${segment()} first:font-semibold`}>
          {label}
        </span>
      ))}
    </span>
  );
}
