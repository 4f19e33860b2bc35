export const PASSWORD_MAX_LENGTH = 200;
export const PASSWORD_MIN_LENGTH = 8;
