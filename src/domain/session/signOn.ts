import { object, string, type InferType } from 'yup';
import { codeField, MISSING_CODE } from '../forms/codeField';
import { firstNameField, lastNameField, nameField, requiredText } from '../forms/fields';
import { deviceZoneField } from '../forms/timeFields';
import { currentPasswordField, PASSWORD_REQUIRED, passwordField } from './loginForm';
import { returnPathField, sentCodeField } from './requests';
import { CODE_REQUIRED, isAuthenticatorCode, SIX_DIGITS } from './twoFactor';
import { localTexts } from '../text/localText';
import { wordsIn } from './signOnWords.gen';

/** Who must log in with a business's provider. Its owner never must, so as to repair what no longer works. */
export const SIGN_ON_REQUIREMENTS = ['nobody', 'staff', 'everyone'] as const;
export type SignOnRequirement = (typeof SIGN_ON_REQUIREMENTS)[number];

export const MAX_ISSUER_LENGTH = 500;
/** OpenID Connect's own limit. */
export const MAX_SUBJECT_LENGTH = 255;
export const MAX_PROVIDER_NAME_LENGTH = 60;
const MAX_CLIENT_ID_LENGTH = 500;
const MAX_CLIENT_SECRET_LENGTH = 1000;

export const signOnSettingsSchema = object({
  name: nameField((language) => wordsIn(language).name, MAX_PROVIDER_NAME_LENGTH),
  issuer: requiredText((language) => wordsIn(language).issuer, MAX_ISSUER_LENGTH),
  clientId: requiredText((language) => wordsIn(language).clientId, MAX_CLIENT_ID_LENGTH),
  /** Empty, the stored one stays. */
  clientSecret: string()
    .trim()
    .default('')
    .max(
      MAX_CLIENT_SECRET_LENGTH,
      localTexts(wordsIn)((words) => words.clientSecretTooLong({ max: MAX_CLIENT_SECRET_LENGTH })),
    ),
  required: string().oneOf(SIGN_ON_REQUIREMENTS).default('nobody'),
});
export type SignOnSettingsValues = InferType<typeof signOnSettingsSchema>;

const isMailedCode = (typed: string | undefined) => !typed || isAuthenticatorCode(typed);

const mailedCodeField = () => string().trim().test('mailed', SIX_DIGITS, isMailedCode);

const authenticatorCode = (isAsked: boolean) => (isAsked ? string().trim().required(CODE_REQUIRED) : string().trim());

export const signOnWithCodeSchema = (asksName: boolean, asksCode: boolean) =>
  object({
    mailedCode: mailedCodeField().required(CODE_REQUIRED),
    firstName: asksName ? firstNameField() : string(),
    lastName: asksName ? lastNameField() : string(),
    code: authenticatorCode(asksCode),
  });

export const signOnWithPasswordSchema = (asksCode: boolean) =>
  object({ password: passwordField(), code: authenticatorCode(asksCode) });

export const signOnConfirmationSchema = object({
  ticket: codeField(),
  password: currentPasswordField(PASSWORD_REQUIRED).optional(),
  mailedCode: mailedCodeField().concat(sentCodeField()),
  code: sentCodeField(),
  firstName: firstNameField().optional(),
  lastName: lastNameField().optional(),
  timezone: deviceZoneField(),
});

export const signOnTicketSchema = object({ ticket: codeField() });

export const signOnStartSchema = object({
  provider: codeField(),
  inviteCode: string().min(1, MISSING_CODE),
  returnPath: returnPathField(),
});

export const signOnAnswerSchema = object({ provider: codeField(), answer: codeField() });
