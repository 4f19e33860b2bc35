import { isUncounted, MAX_COUNTED } from '../../../domain/lists/listTotal';
import { countWithNoun, numberText } from '../../../domain/text/words';

/** '1 person', '1,000 people', 'More than 1,000 people'. */
export function listCount(total: number, noun: string, plural = `${noun}s`): string {
  if (isUncounted(total)) return `More than ${numberText(MAX_COUNTED)} ${plural}`;
  return countWithNoun(total, noun, plural);
}
