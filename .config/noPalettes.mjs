/** In place of Mantine's palettes: the theme has its own (src/client/ui/theme.ts), and each would be ten colours more. */
export const DEFAULT_COLORS = {};
