export {
  Skeleton,
  SkeletonLine,
  SkeletonRows,
  SkeletonTable,
  type SkeletonProps,
  type SkeletonRowsProps,
} from './Skeleton.tsx';
