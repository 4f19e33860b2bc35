const KEY = 'stepwell.sign-on';

/** The identity provider with which this browser last logged in; /login offers it again. */
export const lastProvider = (): string | null => localStorage.getItem(KEY);

export const rememberProvider = (ref: string): void => localStorage.setItem(KEY, ref);

export const forgetProvider = (): void => localStorage.removeItem(KEY);
