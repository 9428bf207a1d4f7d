// A module of its own, so that the dialog is a chunk without the pages of its feature.
export { askForPin } from '@wealth/placing';
