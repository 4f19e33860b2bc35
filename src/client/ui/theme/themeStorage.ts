/** Storage key of the chosen theme; read before the first paint. */
export const themeStorageKey = 'stepwell.theme';
