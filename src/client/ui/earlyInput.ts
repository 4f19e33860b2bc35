import { createContext } from 'react';

/** By field name, text typed into prerendered fields before their scripts loaded (rule platform.paintedPages). */
export type EarlyInput = Record<string, string | boolean>;

/** Returns the text typed into the page's own form before it was interactive; empty afterwards. */
export const EarlyInputContext = createContext<() => EarlyInput>(() => ({}));
