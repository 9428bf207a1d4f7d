import Medal from 'lucide-react/icons/medal';
import { createIcon } from '../createIcon.tsx';

export const MedalIcon = /* @__PURE__ */ createIcon(Medal);
