/** Keyboards and systems encode é as either one character or two (rule platform.composed). */
export const composeText = (text: string): string => text.normalize('NFC');
