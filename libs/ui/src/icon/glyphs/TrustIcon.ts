import ShieldCheck from 'lucide-react/icons/shield-check';
import { createIcon } from '../createIcon.tsx';

export const TrustIcon = /* @__PURE__ */ createIcon(ShieldCheck);
