export { Menu, type MenuGroup, type MenuOption, type MenuProps } from './Menu.tsx';
