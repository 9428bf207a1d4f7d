import CircleAlert from 'lucide-react/icons/circle-alert';
import { createIcon } from '../createIcon.tsx';

export const AlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
