import { type InferType, object } from 'yup';
import { optionalText } from '../forms/fields';
import { MAX_OWN_TEXT_LENGTH, plainOwnText, type OwnTextName } from './ownWords';
import { wordsIn } from './ownTextWords.gen';

const ownTextField = (name: OwnTextName) =>
  optionalText((language) => wordsIn(language)[name], MAX_OWN_TEXT_LENGTH).transform(plainOwnText);

export const ownWordsSchema = object({
  welcomeText: ownTextField('welcomeText'),
  invitationText: ownTextField('invitationText'),
  joinText: ownTextField('joinText'),
});
export type OwnWordsValues = InferType<typeof ownWordsSchema>;
