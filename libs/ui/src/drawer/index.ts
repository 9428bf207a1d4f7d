export { DrawerHost, type DrawerHostProps, type DrawerPanels } from './DrawerHost.tsx';
