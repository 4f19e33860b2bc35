/** Where this device keeps which business was used last. */
export const selectedBusinessKey = 'stepwell.business';
