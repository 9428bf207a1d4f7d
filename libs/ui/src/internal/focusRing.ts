/**
 * The 2 px ring for parts that show the focus of an input they hide. Everything that takes focus itself gets the same
 * ring from the base layer of the theme.
 */
export const focusRing =
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus';
