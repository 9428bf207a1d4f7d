import CircleDot from 'lucide-react/icons/circle-dot';
import { createIcon } from '../createIcon.tsx';

export const OpenOrderIcon = /* @__PURE__ */ createIcon(CircleDot);
