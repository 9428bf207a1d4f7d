import GripHorizontal from 'lucide-react/icons/grip-horizontal';
import { createIcon } from '../createIcon.tsx';

export const MoveIcon = /* @__PURE__ */ createIcon(GripHorizontal);
