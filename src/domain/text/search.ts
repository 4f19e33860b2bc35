/** A longer search is refused, here and by the contract. */
export const SEARCH_MAX_LENGTH = 100;
