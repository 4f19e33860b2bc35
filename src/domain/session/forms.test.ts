import { problems } from '../forms/testing/problems';
import { changePasswordSchema, forgotPasswordSchema, resetPasswordSchema } from './forms';
import { loginSchema } from './loginForm';

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
