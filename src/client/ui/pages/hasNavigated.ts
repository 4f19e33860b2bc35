import { createContext } from 'react';

/** Headings take the focus only after navigation, not on the first page. */
export const HasNavigatedContext = createContext(false);
