/** Longer searches are rejected, here and by the contract. */
export const SEARCH_MAX_LENGTH = 100;
