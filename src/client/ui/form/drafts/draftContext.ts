import { createContext } from 'react';
import type { FormDraft } from './formDraft';

export const DraftContext = createContext<FormDraft | undefined>(undefined);
