/** Longer searches are rejected, here and by the contract. */
export const MAX_QUERY_LENGTH = 100;
