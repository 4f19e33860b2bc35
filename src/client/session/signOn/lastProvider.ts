const KEY = 'stepwell.sign-on';

/** A browser may refuse its storage; then nothing is remembered. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** The identity provider with which this browser last logged in; /login offers it again. */
export const lastProvider = (): string | null => attempt(() => localStorage.getItem(KEY));

export const rememberProvider = (ref: string): void => void attempt(() => localStorage.setItem(KEY, ref));

export const forgetProvider = (): void => void attempt(() => localStorage.removeItem(KEY));
