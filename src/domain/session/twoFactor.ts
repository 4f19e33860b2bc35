import { type InferType, object, string } from 'yup';
import { codeField } from '../forms/fields';
import { westernDigits } from '../text/westernDigits';
import { passwordField } from './loginForm';

/** Standard for authenticator apps (RFC 6238): they ignore, or refuse, anything else. */
export const AUTHENTICATOR_CODE = { digits: 6, periodSeconds: 30, algorithm: 'SHA1' } as const;

/** How many recovery codes there are (rule session.recoveryCodes). */
export const RECOVERY_CODE_COUNT = 10;

/** With so few left, people are told to make new ones. */
export const FEW_RECOVERY_CODES = 3;

/** A code without the spaces and hyphens that it is shown with, in small letters, whatever keyboard it was typed with. */
export const bareCode = (typed: string): string =>
  westernDigits(typed.normalize('NFKC'))
    .replace(/[\s\u2010-\u2015\p{Cf}-]/gu, '')
    .toLowerCase();

/** Whether this is what an authenticator app shows. */
export const isAuthenticatorCode = (typed: string): boolean => /^[0-9]{6}$/.test(bareCode(typed));

/** Whether this looks like a recovery code, also where an o or l was typed for a 0 or 1. */
export const isRecoveryCode = (typed: string): boolean => /^[a-z0-9]{10}$/.test(bareCode(typed));

export const CODE_REQUIRED = 'Code is required';

const isEmptyOr = (isCode: (typed: string) => boolean) => (value: string | undefined) => !value || isCode(value);

const authenticatorCodeField = () =>
  string()
    .trim()
    .required(CODE_REQUIRED)
    .test('authenticator', 'The code has 6 digits', isEmptyOr(isAuthenticatorCode));

export const authenticatorCodeSchema = object({ code: authenticatorCodeField() });
export type CodeValues = InferType<typeof authenticatorCodeSchema>;

export const recoveryCodeSchema = object({
  code: string()
    .trim()
    .required(CODE_REQUIRED)
    .test('recovery', 'A recovery code has 10 letters and digits', isEmptyOr(isRecoveryCode)),
});

/** Whoever logs in gives either; what is neither is as wrong as any other. */
export const twoFactorLoginRequestSchema = object({
  ticket: codeField(),
  code: string().trim().required(CODE_REQUIRED),
});

export const twoFactorConfirmationSchema = authenticatorCodeSchema.shape({ setup: codeField() });

/** What shows that it is the person, and not only an open session; with a code where two-factor login is on. */
export const ownProofFields = (asksCode: boolean) => ({
  password: passwordField(),
  code: asksCode ? string().trim().required(CODE_REQUIRED) : string().trim(),
});

/** As it is sent: a code may be absent, but not empty. */
export const sentCodeField = () =>
  string()
    .trim()
    .test('given', CODE_REQUIRED, (code) => code !== '');

export const ownProofRequestSchema = object({ password: passwordField(), code: sentCodeField() });

export const ownProofSchema = (asksCode: boolean) => object(ownProofFields(asksCode));
export type OwnProofValues = InferType<ReturnType<typeof ownProofSchema>>;
