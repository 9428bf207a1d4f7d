import Expand from 'lucide-react/icons/expand';
import { createIcon } from '../createIcon.tsx';

export const EnlargeIcon = /* @__PURE__ */ createIcon(Expand);
