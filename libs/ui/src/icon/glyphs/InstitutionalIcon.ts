import Building2 from 'lucide-react/icons/building-2';
import { createIcon } from '../createIcon.tsx';

export const InstitutionalIcon = /* @__PURE__ */ createIcon(Building2);
