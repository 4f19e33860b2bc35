/** So much slower than this machine's is a phone's processor taken to be. */
export const SLOWER = 4;
