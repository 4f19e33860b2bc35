/** Read before the first paint. */
export const colorSchemeKey = 'stepwell.theme';
