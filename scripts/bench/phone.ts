/** How many times slower than this machine's processor a phone's is assumed to be. */
export const CPU_SLOWDOWN = 4;
