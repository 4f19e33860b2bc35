export const CPU_SLOWDOWN = 4;
