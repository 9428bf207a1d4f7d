export { ShowAssetsToggle } from './ShowAssetsToggle.tsx';
export { englishShowAssetsToggleTexts, type ShowAssetsToggleTexts } from './showAssetsToggleTexts.ts';
