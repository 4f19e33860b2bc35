import { object, string } from 'yup';
import { maxLengthTest } from '../forms/length';
import { INVALID_MOMENT, tooLongMessage } from '../forms/messages';
import { momentField } from '../forms/timeFields';
import { MAX_NOTE_LENGTH, ROUND_CHANGES } from './round';

const ABOUT_A_PERSON = ['SKIP', 'GIVE', 'MOVE', 'PAUSE', 'RESUME', 'ADD_MINUTE'];

/** NEXT names no person while nobody is speaking. */
export const roundChangeSchema = object({
  start: momentField().required(INVALID_MOMENT),
  change: string().oneOf(ROUND_CHANGES).required(),
  userId: string().when('change', {
    is: (change: string) => ABOUT_A_PERSON.includes(change),
    then: (field) => field.required('Choose a person'),
  }),
  before: string(),
});

export const meetingNoteSchema = object({
  start: momentField().required(INVALID_MOMENT),
  text: string()
    .defined()
    .test(maxLengthTest(MAX_NOTE_LENGTH, tooLongMessage('Notes', MAX_NOTE_LENGTH))),
});
