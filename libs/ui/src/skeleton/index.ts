export {
  Skeleton,
  SkeletonLine,
  SkeletonRows,
  SkeletonTable,
  type SkeletonProps,
  type SkeletonRowsProps,
  type SkeletonTableProps,
} from './Skeleton.tsx';
export { SkeletonSegments, type SkeletonSegmentsProps } from './SkeletonSegments.tsx';
