// The lite build leaves tailwind-merge out (3.4 kB instead of 11.5): a component must not hand two classes of the
// same property to one element and rely on the later one.
export { tv, type VariantProps } from 'tailwind-variants/lite';
