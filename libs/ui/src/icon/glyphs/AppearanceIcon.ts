import Settings2 from 'lucide-react/icons/settings-2';
import { createIcon } from '../createIcon.tsx';

export const AppearanceIcon = /* @__PURE__ */ createIcon(Settings2);
