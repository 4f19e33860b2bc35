import { number, object, string } from 'yup';
import { MAX_NOTE_LENGTH, ROUND_CHANGES } from './round';

const ABOUT_A_PERSON = ['SKIP', 'GIVE', 'MOVE', 'PAUSE', 'RESUME', 'RESTART', 'ADD_MINUTE'];

/** A change of the round, as requested. NEXT without a person goes on where nobody speaks. */
export const roundChangeSchema = object({
  start: number().required(),
  change: string().oneOf(ROUND_CHANGES).required(),
  userId: string().when('change', ([change], field: ReturnType<typeof string>) =>
    ABOUT_A_PERSON.includes(String(change)) ? field.required('Choose a person') : field,
  ),
  before: string(),
});

export const NOTE_TOO_LONG = `Notes can’t be longer than ${MAX_NOTE_LENGTH.toLocaleString('en')} characters`;

/** Notes for oneself; empty for none (rule rounds.notes). */
export const meetingNoteSchema = object({
  start: number().required(),
  text: string().max(MAX_NOTE_LENGTH, NOTE_TOO_LONG).defined(),
});
