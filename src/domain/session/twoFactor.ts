import { type InferType, object, string } from 'yup';
import { codeField } from '../forms/codeField';
import { toWesternDigits } from '../text/westernDigits';
import { passwordField } from './loginForm';
import { localTexts } from '../text/localText';
import { wordsIn } from './codeWords.gen';

/** RFC 6238; authenticator apps ignore or reject other values. */
export const AUTHENTICATOR_CODE = { digits: 6, periodSeconds: 30, algorithm: 'SHA1' } as const;

export const RECOVERY_CODE_COUNT = 10;

/** With this few left, people are asked to create new codes. */
export const FEW_RECOVERY_CODES = 3;

/** In lower case, without display spaces and hyphens, whatever the script it was typed in. */
export const normalizeCode = (typed: string): string =>
  toWesternDigits(typed.normalize('NFKC'))
    .replace(/[\s\u2010-\u2015\p{Cf}-]/gu, '')
    .toLowerCase();

export const isAuthenticatorCode = (typed: string): boolean => /^[0-9]{6}$/.test(normalizeCode(typed));

/** Accepts o or l typed for 0 or 1. */
export const isRecoveryCode = (typed: string): boolean => /^[a-z0-9]{10}$/.test(normalizeCode(typed));

const message = localTexts(wordsIn);

export const CODE_REQUIRED = message((words) => words.required);
export const SIX_DIGITS = message((words) => words.sixDigits);

const isEmptyOr = (isCode: (typed: string) => boolean) => (value: string | undefined) => !value || isCode(value);

const authenticatorCodeField = () =>
  string().trim().required(CODE_REQUIRED).test('authenticator', SIX_DIGITS, isEmptyOr(isAuthenticatorCode));

export const authenticatorCodeSchema = object({ code: authenticatorCodeField() });
export type CodeValues = InferType<typeof authenticatorCodeSchema>;

export const recoveryCodeSchema = object({
  code: string()
    .trim()
    .required(CODE_REQUIRED)
    .test(
      'recovery',
      message((words) => words.recoveryCode),
      isEmptyOr(isRecoveryCode),
    ),
});

export const twoFactorLoginRequestSchema = object({
  ticket: codeField(),
  code: string().trim().required(CODE_REQUIRED),
});

export const twoFactorConfirmationSchema = authenticatorCodeSchema.shape({ setup: codeField() });

/** Proves that the account's owner is present, not just an open session. */
export const ownProofFields = (asksCode: boolean) => ({
  password: passwordField(),
  code: asksCode ? string().trim().required(CODE_REQUIRED) : string().trim(),
});

export const ownProofSchema = (asksCode: boolean) => object(ownProofFields(asksCode));
export type OwnProofValues = InferType<ReturnType<typeof ownProofSchema>>;
