/**
 * A text in the one form it is stored and compared in: keyboards and systems write an é as one character or as two (rule
 * platform.composed).
 */
export const composed = (text: string): string => text.normalize('NFC');
