import { createContext } from 'react';

/** The address of the previous history entry, if visited since the site loaded. */
export const PageBeforeContext = createContext<string | undefined>(undefined);
