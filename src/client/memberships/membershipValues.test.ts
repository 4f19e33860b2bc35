import { membershipCreateSchema } from '../../domain/memberships/forms';
import type { Membership } from '../../contract/entities.gen';
import { membershipInputOf, membershipValues, newMembershipValues } from './membershipValues';

const filled = {
  ...newMembershipValues(8),
  name: 'Small Steps Circle',
  supportEmail: 'help@example.com',
  leaderTrainingLink: 'https://example.com/training',
  maxParticipants: 6,
  chat: false,
  podButton: { label: 'Workbook', url: 'https://example.com/book', formLabel: '' },
};

it('the form of a membership sends only what was filled in, and every feature', () => {
  expect(membershipInputOf(filled)).toMatchObject({
    settings: [
      { name: 'LeaderTrainingLink', value: 'https://example.com/training' },
      { name: 'MaxParticipants', value: '6' },
    ],
    features: [
      { name: 'NextTinyStep', disabled: false },
      { name: 'Chat', disabled: true },
      { name: 'SelectPodOnSignup', disabled: false },
    ],
    customButtons: [{ placement: 'VIEW_POD', label: 'Workbook', url: 'https://example.com/book' }],
  });
});

it('the form of a membership shows a saved one as it was sent', () => {
  const saved = { ...membershipInputOf(filled), id: 'x' } as unknown as Membership;
  expect(membershipValues(saved)).toEqual(filled);
});

it('the form of a new membership starts with nothing that a step would refuse but what must be filled in', async () => {
  const errors = await membershipCreateSchema
    .validate(newMembershipValues(8), { abortEarly: false })
    .catch((error: { errors: string[] }) => error.errors);
  expect(errors).toEqual(['Membership name is required', 'Membership support email is required']);
});
