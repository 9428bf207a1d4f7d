import RotateCw from 'lucide-react/icons/rotate-cw';
import { createIcon } from '../createIcon.tsx';

export const TurnIcon = /* @__PURE__ */ createIcon(RotateCw);
