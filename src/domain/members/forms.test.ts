import { problems } from '../forms/testing/problems';
import {
  adminSignUpSchema,
  changeMemberEmailSchema,
  leaderSignUpSchema,
  memberRegistrationSchema,
  participantSignUpSchema,
} from './forms';

const admin = {
  inviteCode: 'abc',
  firstName: 'Anna',
  lastName: 'Smith',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  agreeToTerms: true,
};

it("sign-up by an invite link requires the link's code, a name, a password and the terms", () => {
  expect(problems(adminSignUpSchema, admin)).toEqual({});
  expect(problems(adminSignUpSchema, { inviteCode: '', firstName: '', lastName: '', password: '' })).toEqual({
    inviteCode: ['Missing code'],
    firstName: ['First name is required'],
    lastName: ['Last name is required'],
    password: ['8 characters, 1 number & 1 uppercase'],
    agreeToTerms: ['Please agree to terms'],
  });
});

describe('leader sign-up', () => {
  const leader = { ...admin, email: 'anna@example.com', agreeToTraining: true, agreeToAgreement: false };

  it('leader sign-up requires the training box', () => {
    const schema = leaderSignUpSchema({ hasAgreementLink: false });
    expect(problems(schema, leader)).toEqual({});
    expect(problems(schema, { ...leader, agreeToTraining: false, email: '', inviteCode: '' })).toEqual({
      agreeToTraining: ['Please agree to the leader training'],
      email: ['Email is required'],
      inviteCode: ['Missing code'],
    });
  });

  it('leader sign-up requires the agreement box if there is an agreement', () => {
    const schema = leaderSignUpSchema({ hasAgreementLink: true });
    expect(problems(schema, leader)).toEqual({ agreeToAgreement: ['Please agree to the leader agreement'] });
    expect(problems(schema, { ...leader, agreeToAgreement: true })).toEqual({});
  });
});

describe('participant sign-up', () => {
  const participant = { ...admin, email: 'anna@example.com', preferredPodId: '', contactWhenNewPod: true };

  it("participant sign-up doesn't require a pod", () => {
    expect(problems(participantSignUpSchema({ hasAgreementLink: false }), participant)).toEqual({});
  });

  it('participant sign-up requires the terms, and the agreement if there is one', () => {
    const schema = participantSignUpSchema({ hasAgreementLink: true });
    expect(problems(schema, { ...participant, agreeToTerms: false })).toEqual({
      agreeToTerms: ['Please agree to terms'],
      agreeToAgreement: ['Please agree to the participant agreement'],
    });
  });
});

it("a member's new address must be a valid email address", () => {
  expect(problems(changeMemberEmailSchema, { newEmail: '' })).toEqual({ newEmail: ['Email is required'] });
  expect(problems(changeMemberEmailSchema, { newEmail: 'x' })).toEqual({ newEmail: ['Email address is invalid'] });
});

it('a member needs an address to register, and by default a participant isn’t contacted about new pods', () => {
  expect(problems(memberRegistrationSchema, admin)).toEqual({ email: ['Email is required'] });
  expect(participantSignUpSchema({ hasAgreementLink: false }).getDefault()).toMatchObject({
    contactWhenNewPod: false,
    agreeToAgreement: false,
  });
});
