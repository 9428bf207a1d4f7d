export { MenuGroup, MenuItem, type MenuGroupProps, type MenuItemProps } from './MenuItem.tsx';
