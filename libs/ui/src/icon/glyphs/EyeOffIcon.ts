import EyeOff from 'lucide-react/icons/eye-off';
import { createIcon } from '../createIcon.tsx';

export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
