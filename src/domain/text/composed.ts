/**
 * The form for storing and comparing a text: keyboards and systems encode é as one character or two (rule
 * platform.composed).
 */
export const composed = (text: string): string => text.normalize('NFC');
