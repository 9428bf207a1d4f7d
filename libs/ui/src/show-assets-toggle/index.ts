export { ShowAssetsToggle } from './ShowAssetsToggle.tsx';
