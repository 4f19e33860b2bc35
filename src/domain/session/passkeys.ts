import { type InferType, object, string } from 'yup';
import { nameField } from '../forms/fields';
import { localTexts } from '../text/localText';
import { wordsIn } from './passkeyWords.gen';

export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME_LENGTH = 60;

const message = localTexts(wordsIn);

export const passkeyNameSchema = object({
  name: nameField((language) => wordsIn(language).name, MAX_PASSKEY_NAME_LENGTH),
});
export type PasskeyNameValues = InferType<typeof passkeyNameSchema>;

const answerField = () => string().required(message((words) => words.incomplete));

export const passkeyInputSchema = object({
  id: answerField(),
  clientDataJSON: answerField(),
  attestationObject: answerField(),
});

const TICKET_MISSING = message((words) => words.ticketRequired);

/** May be absent, but not empty. */
const ticketField = () => string().min(1, TICKET_MISSING);

export const passkeyLoginStartSchema = object({ ticket: ticketField() });

export const passkeyLoginRequestSchema = object({
  id: answerField(),
  clientDataJSON: answerField(),
  authenticatorData: answerField(),
  signature: answerField(),
  ticket: ticketField(),
});
