import FileX from 'lucide-react/icons/file-x';
import { createIcon } from '../createIcon.tsx';

export const FileErrorIcon = /* @__PURE__ */ createIcon(FileX);
