import { object, string } from 'yup';
import { maxLengthTest } from '../forms/length';
import { maxLengthMessage } from '../forms/fields';
import { INVALID_MOMENT, momentField } from '../forms/timeFields';
import { MAX_NOTE_LENGTH, ROUND_CHANGES } from './round';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

const ABOUT_A_PERSON = ['SKIP', 'GIVE', 'MOVE', 'PAUSE', 'RESUME', 'ADD_MINUTE'];

/** NEXT names no person while nobody is speaking. */
export const roundChangeSchema = object({
  start: momentField().required(INVALID_MOMENT),
  change: string().oneOf(ROUND_CHANGES).required(),
  userId: string().when('change', {
    is: (change: string) => ABOUT_A_PERSON.includes(change),
    then: (field) => field.required(localTexts(wordsIn)((words) => words.personRequired)),
  }),
  before: string(),
});

export const NOTE_TOO_LONG = maxLengthMessage((language) => wordsIn(language).notes, MAX_NOTE_LENGTH);

export const meetingNoteSchema = object({
  start: momentField().required(INVALID_MOMENT),
  text: string().defined().test(maxLengthTest(MAX_NOTE_LENGTH, NOTE_TOO_LONG)),
});
