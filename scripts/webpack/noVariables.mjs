/**
 * Replaces the component that writes the theme's variables into each page: they are in a style sheet
 * (src/client/ui/theme/theme.gen.css).
 */
export const MantineCssVariables = () => null;
