import Globe from 'lucide-react/icons/globe';
import { createIcon } from '../createIcon.tsx';

export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
