/** Longer searches are rejected, here and by the contract. */
export const MAX_SEARCH_LENGTH = 100;
