import { composed } from '../text/composed';

/** How many characters a text has, counted as the contract and the database count them: 👍 is one. */
export const characterCount = (text: string): number => [...composed(text)].length;

const isWithin = (max: number) => (value?: string | null) => characterCount(value ?? '') <= max;

/** A limit to a field's characters, with its message. */
export const atMost = (max: number, message: string) => ({ name: 'max', message, test: isWithin(max) });
