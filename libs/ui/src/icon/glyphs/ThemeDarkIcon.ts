import Moon from 'lucide-react/icons/moon';
import { createIcon } from '../createIcon.tsx';

export const ThemeDarkIcon = /* @__PURE__ */ createIcon(Moon);
