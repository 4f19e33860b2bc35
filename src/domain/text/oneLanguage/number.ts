/** '1,200', whatever the browser's language. Not by Intl, which a phone takes long to set up. */
export const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
