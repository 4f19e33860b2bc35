/** Replaces Mantine's palettes of ten colours each: the theme has its own (src/client/ui/theme/theme.ts). */
export const DEFAULT_COLORS = {};
