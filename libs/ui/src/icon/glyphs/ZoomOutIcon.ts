import ZoomOut from 'lucide-react/icons/zoom-out';
import { createIcon } from '../createIcon.tsx';

export const ZoomOutIcon = /* @__PURE__ */ createIcon(ZoomOut);
