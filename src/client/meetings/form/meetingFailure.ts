import { explanationOf } from '../../api/problem';
import { words as text } from './meetingFormWords.gen';

/** The server's explanation, otherwise the form's own message (rule platform.forms). */
export const meetingFailure = (error: unknown): string => explanationOf(error, [400, 404, 409]) ?? text.notSaved;
