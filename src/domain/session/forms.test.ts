import { problems } from '../forms/testing/problems';
import { changePasswordSchema, forgotPasswordSchema, resetPasswordSchema } from './forms';
import { loginSchema } from './loginForm';
import { loginRequestSchema, ownProofRequestSchema, resetPasswordRequestSchema } from './requests';
import {
  authenticatorCodeSchema,
  ownProofSchema,
  recoveryCodeSchema,
  twoFactorConfirmationSchema,
  twoFactorLoginRequestSchema,
} from './twoFactor';

it('logging in requires an address and a password', () => {
  expect(problems(loginSchema, { email: '', password: '' })).toEqual({
    email: ['Email is required'],
    password: ['Password is required'],
  });
  expect(problems(loginSchema, { email: 'anna', password: 'x' })).toEqual({ email: ['Email address is invalid'] });
});

it('logging in accepts any password, and an address with spaces around it', () => {
  expect(problems(loginSchema, { email: ' anna@example.com ', password: 'old' })).toEqual({});
  expect(loginSchema.cast({ email: ' anna@example.com ', password: ' old ' })).toEqual({
    email: 'anna@example.com',
    password: ' old ',
  });
});

it('a password reset requires the address', () => {
  expect(problems(forgotPasswordSchema, { email: '' })).toEqual({ email: ['Email is required'] });
  expect(problems(forgotPasswordSchema, { email: 'a@b' })).toEqual({ email: ['Email address is invalid'] });
});

describe('a new password', () => {
  const rule = ['8 characters, 1 number & 1 uppercase'];

  it('a new password follows the rules', () => {
    for (const password of ['', 'Short1', 'nocapital1', 'NOLOWER11', 'NoNumbers']) {
      expect(problems(resetPasswordSchema, { password, confirmPassword: password })).toEqual({ password: rule });
    }
    expect(problems(resetPasswordSchema, { password: 'Secret123', confirmPassword: 'Secret123' })).toEqual({});
  });

  it('a new password must be repeated exactly', () => {
    const mismatch = { confirmPassword: ['Passwords do not match'] };
    expect(problems(resetPasswordSchema, { password: 'Secret123', confirmPassword: 'Secret124' })).toEqual(mismatch);
    expect(problems(resetPasswordSchema, { password: 'Secret123', confirmPassword: '' })).toEqual(mismatch);
    expect(problems(resetPasswordSchema, { password: 'Secret123 ', confirmPassword: 'Secret123' })).toEqual(mismatch);
  });

  it('a new password has a maximum length', () => {
    const password = `Secret123${'x'.repeat(192)}`;
    expect(problems(resetPasswordSchema, { password, confirmPassword: password })).toEqual({
      password: ['Password must be 200 characters or fewer'],
    });
  });

  it('replacing a password requires the old password', () => {
    const values = { oldPassword: '', newPassword: 'Secret123', confirmPassword: 'x' };
    expect(problems(changePasswordSchema, values)).toEqual({
      oldPassword: ['Current password is required'],
      confirmPassword: ['Passwords do not match'],
    });
  });
});

describe('requests', () => {
  it('a login request has the address as its user name', () => {
    expect(problems(loginRequestSchema, { username: 'anna@example.com', password: 'x' })).toEqual({});
    expect(problems(loginRequestSchema, { email: 'anna@example.com', password: 'x'.repeat(201) })).toEqual({
      username: ['Email is required'],
      password: ['Password is too long'],
    });
  });

  it('a reset request needs the link’s code and the new password, which isn’t repeated', () => {
    expect(problems(resetPasswordRequestSchema, { password: 'Secret123', code: 'x' })).toEqual({});
    expect(problems(resetPasswordRequestSchema, { password: 'Secret123' })).toEqual({ code: ['Missing code'] });
  });

  it('proof of identity may leave out the code, but not send an empty one', () => {
    expect(problems(ownProofRequestSchema, { password: 'x' })).toEqual({});
    expect(problems(ownProofRequestSchema, { code: ' ' })).toEqual({
      password: ['Password is required'],
      code: ['Code is required'],
    });
  });
});

describe('two-factor login', () => {
  it('a code of the app has six digits, and a recovery code ten letters and digits', () => {
    expect(problems(authenticatorCodeSchema, { code: ' 123 456 ' })).toEqual({});
    expect(problems(authenticatorCodeSchema, { code: '12345' })).toEqual({ code: ['The code has 6 digits'] });
    expect(problems(authenticatorCodeSchema, { code: '' })).toEqual({ code: ['Code is required'] });
    expect(problems(recoveryCodeSchema, { code: 'abcde-12345' })).toEqual({});
    expect(problems(recoveryCodeSchema, { code: '123456' })).toEqual({
      code: ['A recovery code has 10 letters and digits'],
    });
    expect(problems(recoveryCodeSchema, { code: ' ' })).toEqual({
      code: ['Code is required'],
    });
  });

  it('a login accepts any code, and setting up the app requires a code from the app', () => {
    expect(problems(twoFactorLoginRequestSchema, { ticket: 't', code: 'anything' })).toEqual({});
    expect(problems(twoFactorLoginRequestSchema, { code: ' ' })).toEqual({
      ticket: ['Missing code'],
      code: ['Code is required'],
    });
    expect(problems(twoFactorConfirmationSchema, { setup: '', code: '12345' })).toEqual({
      setup: ['Missing code'],
      code: ['The code has 6 digits'],
    });
  });

  it('proof of identity needs a code only if two-factor login is on', () => {
    expect(problems(ownProofSchema(false), { password: 'x' })).toEqual({});
    expect(problems(ownProofSchema(true), { password: 'x', code: ' ' })).toEqual({ code: ['Code is required'] });
    expect(ownProofSchema(true).cast({ password: 'x', code: ' 123456 ' }).code).toBe('123456');
    expect(ownProofSchema(false).cast({ password: 'x', code: ' 123456 ' }).code).toBe('123456');
  });
});
