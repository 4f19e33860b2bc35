import { boolean, type InferType, object } from 'yup';
import { agreementField, optionalText, requiredText } from '../forms/fields';
import { ageMessage, MAX_CHANGE_LENGTH, MAX_TERMS_LENGTH } from './terms';

export const CHANGE_LABEL = 'What changed';
export const CHANGE_REQUIRED = `${CHANGE_LABEL} is required` as const;

export const publishedTermsSchema = object({
  text: optionalText('Text', MAX_TERMS_LENGTH),
  whatChanged: optionalText(CHANGE_LABEL, MAX_CHANGE_LENGTH),
});

/** From the second version on it says what changed (rule terms.publishing). */
export const termsTextSchema = (isFirst: boolean) =>
  object({
    text: requiredText('Text is required', MAX_TERMS_LENGTH),
    whatChanged: isFirst
      ? optionalText(CHANGE_LABEL, MAX_CHANGE_LENGTH)
      : requiredText(CHANGE_REQUIRED, MAX_CHANGE_LENGTH),
  });
export type TermsTextValues = InferType<ReturnType<typeof termsTextSchema>>;

/** For the checkbox of forms that make an account (rule terms.age). */
export const ageField = (minimumAge: number | undefined) =>
  minimumAge === undefined ? boolean().default(false) : agreementField(ageMessage(minimumAge));
