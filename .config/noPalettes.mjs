/** In place of Mantine's palettes: the theme has its own (src/client/ui/theme/theme.ts), and each would be ten colours more. */
export const DEFAULT_COLORS = {};
