import { composeText } from '../text/composeText';
import { type LocalText } from '../text/localText';

/** Counted as the contract and the database do: 👍 counts as one. */
export const characterCount = (text: string): number => [...composeText(text)].length;

const isWithin = (max: number) => (value?: string | null) => characterCount(value ?? '') <= max;

export const maxLengthTest = (max: number, message: LocalText) => ({ name: 'max', message, test: isWithin(max) });
