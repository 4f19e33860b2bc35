import { createContext } from 'react';

/** The address of the entry before this one in the history, as far as it is known since the site loaded. */
export const PageBeforeContext = createContext<string | undefined>(undefined);
