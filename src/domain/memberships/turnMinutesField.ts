import { string } from 'yup';
import { MAX_TURN_MINUTES } from '../rounds/round';
import { toWesternDigits } from '../text/westernDigits';
import { localTexts } from '../text/localText';
import { wordsIn } from './numberWords.gen';

const OUT_OF_RANGE = localTexts(wordsIn)((words) => words.turnMinutes({ max: MAX_TURN_MINUTES }));

/** Empty for the default (rule rounds.timer). */
export const turnMinutesField = () =>
  string()
    .transform((value: string | undefined) => value && toWesternDigits(value).trim())
    .default('')
    .test('range', OUT_OF_RANGE, (value) => {
      if (!value) return true;
      const minutes = /^\d+$/.test(value) ? Number(value) : 0;
      return minutes >= 1 && minutes <= MAX_TURN_MINUTES;
    });
