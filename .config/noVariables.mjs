/** In place of what writes the theme's variables into each page as it opens: they are a style sheet (src/client/ui/theme/theme.gen.css). */
export const MantineCssVariables = () => null;
