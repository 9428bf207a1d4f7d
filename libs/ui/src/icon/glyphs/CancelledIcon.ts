import CircleSlash from 'lucide-react/icons/circle-slash';
import { createIcon } from '../createIcon.tsx';

export const CancelledIcon = /* @__PURE__ */ createIcon(CircleSlash);
