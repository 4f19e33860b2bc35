import { createContext } from 'react';
import type { FormDraft } from './formDraft';

/** Passed by Form to its guard, which throws the draft away when the user leaves without saving. */
export const DraftContext = createContext<FormDraft | undefined>(undefined);
