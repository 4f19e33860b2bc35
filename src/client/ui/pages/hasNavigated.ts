import { createContext } from 'react';

/** Whether the person has moved within the site since it was loaded; only then does a heading take the focus. */
export const HasNavigatedContext = createContext(false);
