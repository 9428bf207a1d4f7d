// A file of its own: Discover does not wait for it.
export { NewsPreview } from '@wealth/feature-dashboard';
