export const selectedBusinessKey = 'stepwell.business';
