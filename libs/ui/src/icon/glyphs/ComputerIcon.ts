import Monitor from 'lucide-react/icons/monitor';
import { createIcon } from '../createIcon.tsx';

export const ComputerIcon = /* @__PURE__ */ createIcon(Monitor);
