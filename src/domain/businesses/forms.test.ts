import { problems } from '../forms/testing/problems';
import { businessNameSchema, businessSignUpSchema, handOverSchema, inviteAdminSchema, zoomSchema } from './forms';

describe('business sign-up', () => {
  const values = {
    businessName: 'Steady Steps',
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Smith',
    password: 'Secret123',
    confirmPassword: 'Secret123',
    agreeToTerms: true,
  };

  it('business sign-up accepts a complete form', () => {
    expect(problems(businessSignUpSchema, values)).toEqual({});
  });

  it('business sign-up reports missing fields', () => {
    const empty = Object.fromEntries(Object.keys(values).map((key) => [key, '']));
    expect(problems(businessSignUpSchema, { ...empty, agreeToTerms: false })).toEqual({
      businessName: ['Business name is required'],
      email: ['Email is required'],
      firstName: ['First name is required'],
      lastName: ['Last name is required'],
      password: ['8 characters, 1 number & 1 uppercase'],
      agreeToTerms: ['Please agree to terms'],
    });
  });

  it('business sign-up requires names that are visible and not too long', () => {
    expect(problems(businessSignUpSchema, { ...values, firstName: '  ', lastName: 'x'.repeat(101) })).toEqual({
      firstName: ['First name is required'],
      lastName: ['Last name must be 100 characters or fewer'],
    });
  });
});

it('a business must keep a name', () => {
  expect(problems(businessNameSchema, { name: ' ' })).toEqual({ name: ['Business name is required'] });
});

it('an admin is invited by name and address', () => {
  expect(problems(inviteAdminSchema, { name: '', email: '' })).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
  });
  expect(problems(inviteAdminSchema, { name: 'Bo', email: 'bo' })).toEqual({ email: ['Email is not valid'] });
});

it('Zoom needs a key, a secret and a user with an email address', () => {
  expect(problems(zoomSchema, { zoomApiKey: '', zoomApiSecret: '', zoomUserId: '', zoomAccountId: '' })).toEqual({
    zoomApiKey: ['Zoom key is required'],
    zoomApiSecret: ['Zoom secret is required'],
    zoomUserId: ['Zoom user ID is required'],
  });
  expect(problems(zoomSchema, { zoomApiKey: 'k', zoomApiSecret: 's', zoomUserId: 'anna' })).toEqual({
    zoomUserId: ['Zoom user email is invalid'],
  });
});

it('handing a business over requires a new owner and proof of the current owner’s identity', () => {
  expect(problems(handOverSchema(true), { adminId: '', password: '', code: '' })).toEqual({
    adminId: ['New owner is required'],
    password: ['Password is required'],
    code: ['Code is required'],
  });
  expect(problems(handOverSchema(false), { adminId: 'anna', password: 'Secret123' })).toEqual({});
});
