import { composed } from '../text/composed';

/** Whether a text has at most this many characters, counted as the contract and the database count them: 👍 is one. */
const isWithin = (max: number) => (value?: string | null) => [...composed(value ?? '')].length <= max;

/** A limit to a field's characters, with its message. */
export const atMost = (max: number, message: string) => ({ name: 'max', message, test: isWithin(max) });
