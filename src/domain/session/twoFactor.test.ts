import { normalizeCode, isAuthenticatorCode, isRecoveryCode } from './twoFactor';

it.each(['123456', '123 456', '١٢٣٤٥٦', '۱۲۳ ۴۵۶', '१२३४५६', '１２３４５６', '\u200F١٢٣٤٥٦\u200F'])(
  'the app code %j is read, whatever the script of its digits',
  (typed) => {
    expect(normalizeCode(typed)).toBe('123456');
    expect(isAuthenticatorCode(typed)).toBe(true);
  },
);

it.each(['abcde-12345', 'ABCDE 12345', 'ａｂｃｄｅ－１２３４５', 'abcde١٢٣٤٥'])(
  'the recovery code %j is read, whatever the script of its digits',
  (typed) => {
    expect(normalizeCode(typed)).toBe('abcde12345');
    expect(isRecoveryCode(typed)).toBe(true);
  },
);

it('a code with anything before or after it is invalid', () => {
  for (const typed of ['x123456', '123456x']) expect(isAuthenticatorCode(typed)).toBe(false);
  for (const typed of ['abcde-123456', 'abcde-1234', 'abcde-1234!']) expect(isRecoveryCode(typed)).toBe(false);
});

it.each(['12345', '1234567', 'Ⅻ3456', '½23456'])('%j is not an app code', (typed) => {
  expect(isAuthenticatorCode(typed)).toBe(false);
});
