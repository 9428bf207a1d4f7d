import Camera from 'lucide-react/icons/camera';
import { createIcon } from '../createIcon.tsx';

export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
