import { string } from 'yup';
import { localTexts } from '../text/localText';
import { wordsIn } from './codeWords.gen';

export const MISSING_CODE = localTexts(wordsIn)((words) => words.missing);

export const codeField = () => string().default('').required(MISSING_CODE);
