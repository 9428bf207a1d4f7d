import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { createIcon } from '../createIcon.tsx';

export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
