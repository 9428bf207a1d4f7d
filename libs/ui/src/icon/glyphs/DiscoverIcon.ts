import Compass from 'lucide-react/icons/compass';
import { createIcon } from '../createIcon.tsx';

export const DiscoverIcon = /* @__PURE__ */ createIcon(Compass);
