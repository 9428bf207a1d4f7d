import ZoomIn from 'lucide-react/icons/zoom-in';
import { createIcon } from '../createIcon.tsx';

export const ZoomInIcon = /* @__PURE__ */ createIcon(ZoomIn);
