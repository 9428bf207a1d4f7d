import CircleDot from 'lucide-react/icons/circle-dot';
import { createIcon } from '../createIcon.tsx';

export const OtherIcon = /* @__PURE__ */ createIcon(CircleDot);
