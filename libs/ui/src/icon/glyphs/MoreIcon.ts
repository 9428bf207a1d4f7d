import Ellipsis from 'lucide-react/icons/ellipsis';
import { createIcon } from '../createIcon.tsx';

export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
