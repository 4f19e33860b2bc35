import { createContext } from 'react';

/** Whether the user has navigated within the site since it loaded; only then do headings take the focus. */
export const HasNavigatedContext = createContext(false);
