import Copy from 'lucide-react/icons/copy';
import { createIcon } from '../createIcon.tsx';

export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
