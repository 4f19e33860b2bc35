import { string } from 'yup';
import { LANGUAGES } from '../text/languages';
import { localTexts } from '../text/localText';
import { wordsIn } from './languageWords.gen';

const UNKNOWN_LANGUAGE = localTexts(wordsIn)((words) => words.unknown);

/** Only a language that there are texts in. */
export const languageField = () => string().oneOf(LANGUAGES, UNKNOWN_LANGUAGE);
