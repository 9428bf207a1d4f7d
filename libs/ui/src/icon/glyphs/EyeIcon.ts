import Eye from 'lucide-react/icons/eye';
import { createIcon } from '../createIcon.tsx';

export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
