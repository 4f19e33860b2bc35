/** How much slower than this machine's a phone's processor is assumed to be. */
export const CPU_SLOWDOWN = 4;
