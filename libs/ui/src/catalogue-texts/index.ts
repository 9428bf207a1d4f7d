export { loadUiTexts, type UiTexts } from './loadUiTexts.ts';
