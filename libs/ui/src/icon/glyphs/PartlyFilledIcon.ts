import CircleDashed from 'lucide-react/icons/circle-dashed';
import { createIcon } from '../createIcon.tsx';

export const PartlyFilledIcon = /* @__PURE__ */ createIcon(CircleDashed);
