import Info from 'lucide-react/icons/info';
import { createIcon } from '../createIcon.tsx';

export const InfoIcon = /* @__PURE__ */ createIcon(Info);
