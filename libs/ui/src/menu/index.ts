export { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx';
export { Menu, type MenuGroup, type MenuOption, type MenuProps } from './Menu.tsx';
