import Handshake from 'lucide-react/icons/handshake';
import { createIcon } from '../createIcon.tsx';

export const OtcIcon = /* @__PURE__ */ createIcon(Handshake);
