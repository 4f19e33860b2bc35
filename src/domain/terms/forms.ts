import { boolean, type InferType, object } from 'yup';
import { agreementField, optionalText, requiredText } from '../forms/fields';
import { MAX_CHANGE_LENGTH, MAX_TERMS_LENGTH } from './terms';
import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './formWords.gen';

const message = localTexts(wordsIn);

export const TERMS_CHANGED = message((words) => words.changed);

export const CHANGE_REQUIRED = message(({ whatChanged }) => whatChanged.required);

export const ageMessage = (age: number): LocalText => message((words) => words.age({ age }));

export const publishedTermsSchema = object({
  text: optionalText((language) => wordsIn(language).text, MAX_TERMS_LENGTH),
  whatChanged: optionalText((language) => wordsIn(language).whatChanged, MAX_CHANGE_LENGTH),
});

/** From the second version on it says what changed (rule terms.publishing). */
export const termsTextSchema = (isFirst: boolean) =>
  object({
    text: requiredText((language) => wordsIn(language).text, MAX_TERMS_LENGTH),
    whatChanged: isFirst
      ? optionalText((language) => wordsIn(language).whatChanged, MAX_CHANGE_LENGTH)
      : requiredText((language) => wordsIn(language).whatChanged, MAX_CHANGE_LENGTH),
  });
export type TermsTextValues = InferType<ReturnType<typeof termsTextSchema>>;

/** For the checkbox of forms that make an account (rule terms.age). */
export const ageField = (minimumAge: number | undefined) =>
  minimumAge === undefined ? boolean().default(false) : agreementField(ageMessage(minimumAge));
