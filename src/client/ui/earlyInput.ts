import { createContext } from 'react';

/** Text typed into prerendered fields before their scripts loaded, by field name (rule platform.prerenderedPages). */
export type EarlyInput = Record<string, string | boolean>;

/** Returns the text typed into the page's own form; empty on later calls. */
export const EarlyInputContext = createContext<() => EarlyInput>(() => ({}));
