import House from 'lucide-react/icons/house';
import { createIcon } from '../createIcon.tsx';

export const HomeIcon = /* @__PURE__ */ createIcon(House);
