export {
  DrawerHost,
  type DrawerHostProps,
  type DrawerPanel,
  type DrawerPanelProps,
  type DrawerPanels,
} from './DrawerHost.tsx';
