import { catalogueTexts } from '../../domain/text/localText';
import { wordsIn } from './refusalWords.gen';

/** Why something is refused, in the language of whoever asked. */
export const refusals = catalogueTexts(wordsIn);
