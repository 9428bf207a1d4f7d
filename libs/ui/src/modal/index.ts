export { Modal, type ModalProps } from './Modal.tsx';
export { englishModalTexts, type ModalTexts } from './modalTexts.ts';
export { ModalHost, type ModalHostProps } from './ModalHost.tsx';
