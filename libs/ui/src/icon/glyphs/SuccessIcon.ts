import CircleCheck from 'lucide-react/icons/circle-check';
import { createIcon } from '../createIcon.tsx';

export const SuccessIcon = /* @__PURE__ */ createIcon(CircleCheck);
