import WifiOff from 'lucide-react/icons/wifi-off';
import { createIcon } from '../createIcon.tsx';

export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOff);
