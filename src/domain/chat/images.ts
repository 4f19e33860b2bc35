export const MAX_IMAGE_SIDE_PIXELS = 1600;

export const MAX_ALT_LENGTH = 300;
