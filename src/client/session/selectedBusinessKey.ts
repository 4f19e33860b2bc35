/** Storage key of the business last used on this device. */
export const selectedBusinessKey = 'stepwell.business';
