/** Storage key of the chosen theme; read before the first paint. */
export const colorSchemeKey = 'stepwell.theme';
