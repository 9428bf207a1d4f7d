import Minus from 'lucide-react/icons/minus';
import { createIcon } from '../createIcon.tsx';

export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
