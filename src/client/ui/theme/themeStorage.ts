/** Where the chosen theme is kept; read before the first paint. */
export const themeStorageKey = 'stepwell.theme';
