import Upload from 'lucide-react/icons/upload';
import { createIcon } from '../createIcon.tsx';

export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
