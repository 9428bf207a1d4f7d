import Compass from 'lucide-react/icons/compass';
import { createIcon } from '../createIcon.tsx';

export const NotFoundIcon = /* @__PURE__ */ createIcon(Compass);
