import { withoutDirections } from '../text/directions';
import { hasVisibleCharacter } from '../text/visible';

/** Rule memberships.ownWords. */
export const OWN_TEXTS = ['welcomeText', 'invitationText', 'joinText'] as const;
export type OwnTextName = (typeof OWN_TEXTS)[number];

export const MAX_OWN_TEXT_LENGTH = 500;

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const CONTROLS = /[^\P{Cc}\n]+/gu;

/** Nothing in the text hides or reorders words, or pushes what follows out of sight. */
export function plainOwnText(typed: string): string {
  const text = withoutDirections(typed)
    .replace(LINE_BREAK, '\n')
    .replace(CONTROLS, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return hasVisibleCharacter(text) ? text : '';
}

interface Quotation {
  quote: string;
  /** The business. */
  by: string;
}

export const quotationOf = (quote: string, by: string): Quotation | undefined =>
  quote === '' ? undefined : { quote, by };
