import { type InferType, object } from 'yup';
import { optionalText } from '../forms/fields';
import { MAX_OWN_TEXT_LENGTH, ownTextLabels, plainOwnText, type OwnTextName } from './ownWords';

const ownTextField = (name: OwnTextName) =>
  optionalText(ownTextLabels[name], MAX_OWN_TEXT_LENGTH).transform(plainOwnText);

export const ownWordsSchema = object({
  welcomeText: ownTextField('welcomeText'),
  invitationText: ownTextField('invitationText'),
  joinText: ownTextField('joinText'),
});
export type OwnWordsValues = InferType<typeof ownWordsSchema>;
