export { Modal, type ModalProps } from './Modal.tsx';
export { ModalHost, type ModalHostProps } from './ModalHost.tsx';
