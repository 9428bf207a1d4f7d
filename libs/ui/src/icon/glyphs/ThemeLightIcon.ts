import Sun from 'lucide-react/icons/sun';
import { createIcon } from '../createIcon.tsx';

export const ThemeLightIcon = /* @__PURE__ */ createIcon(Sun);
