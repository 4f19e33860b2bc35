import { catalogueTexts } from '../../../domain/text/localText';
import { wordsIn } from './refusalWords.gen';

/** Why an address isn't called, or what another server did wrong, in the language of whoever asked. */
export const refusals = catalogueTexts(wordsIn);
