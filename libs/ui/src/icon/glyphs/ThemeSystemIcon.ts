import Monitor from 'lucide-react/icons/monitor';
import { createIcon } from '../createIcon.tsx';

export const ThemeSystemIcon = /* @__PURE__ */ createIcon(Monitor);
