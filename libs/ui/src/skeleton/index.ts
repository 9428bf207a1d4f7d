export {
  Skeleton,
  SkeletonRows,
  SkeletonTable,
  type SkeletonProps,
  type SkeletonRowsProps,
} from './Skeleton.tsx';
