import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { createIcon } from '../createIcon.tsx';

export const SecurityIcon = /* @__PURE__ */ createIcon(LockKeyhole);
