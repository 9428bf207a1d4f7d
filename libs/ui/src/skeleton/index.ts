export {
  Skeleton,
  SkeletonLine,
  SkeletonRows,
  SkeletonTable,
  type SkeletonProps,
  type SkeletonRowsProps,
} from './Skeleton.tsx';
export { SkeletonSegments, type SkeletonSegmentsProps } from './SkeletonSegments.tsx';
