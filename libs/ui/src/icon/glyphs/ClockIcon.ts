import Clock from 'lucide-react/icons/clock';
import { createIcon } from '../createIcon.tsx';

export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
