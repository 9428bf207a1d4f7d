import CircleX from 'lucide-react/icons/circle-x';
import { createIcon } from '../createIcon.tsx';

export const ErrorIcon = /* @__PURE__ */ createIcon(CircleX);
