import { membershipCreateSchema } from '../../../domain/memberships/forms';
import type { Membership } from '../../../contract/entities.gen';
import {
  membershipAliases,
  membershipInputOf,
  membershipValues,
  newMembershipValues,
  hiddenButtons,
} from './membershipValues';
import { textIn, type LocalText } from '../../../domain/text/localText';

const noButton = { label: '', url: '', formLabel: '' };

const filled = {
  ...newMembershipValues({ maxParticipants: 8 }),
  name: 'Small Steps Circle',
  supportEmail: 'help@example.com',
  leaderTrainingLink: 'https://example.com/training',
  maxParticipants: 6,
  turnMinutes: '4',
  chat: false,
  podButton: { label: 'Workbook', url: 'https://example.com/book', formLabel: '' },
};

it('the form of a membership sends only filled-in fields, and every feature', () => {
  expect(membershipInputOf(filled)).toMatchObject({
    settings: [
      { name: 'LeaderTrainingLink', value: 'https://example.com/training' },
      { name: 'MaxParticipants', value: '6' },
      { name: 'TurnMinutes', value: '4' },
    ],
    features: [
      { name: 'NextTinyStep', disabled: false },
      { name: 'Chat', disabled: true },
      { name: 'SelectPodOnSignup', disabled: false },
    ],
    customButtons: [{ placement: 'VIEW_POD', label: 'Workbook', url: 'https://example.com/book' }],
  });
});

const button = (placement: 'VIEW_POD' | 'PARTICIPANT_SIGNUP', label: string) => ({
  placement,
  label,
  url: `https://example.com/${label}`,
});

it("saving a membership keeps the custom buttons that its form doesn't show", () => {
  const customButtons = [
    button('VIEW_POD', 'first'),
    button('VIEW_POD', 'second'),
    button('PARTICIPANT_SIGNUP', 'welcome'),
    button('VIEW_POD', 'third'),
    button('PARTICIPANT_SIGNUP', 'rules'),
  ];
  const saved = { ...membershipInputOf(filled), customButtons, id: 'x' } as unknown as Membership;
  const values = {
    ...membershipValues(saved),
    podButton: { label: 'changed', url: 'https://example.com', formLabel: '' },
  };
  const labelsAt = (placement: string, sent: typeof customButtons) =>
    sent.filter((one) => one.placement === placement).map(({ label }) => label);
  const sent = membershipInputOf(values, hiddenButtons(customButtons)).customButtons;
  expect(labelsAt('VIEW_POD', sent)).toEqual(['changed', 'second', 'third']);
  expect(labelsAt('PARTICIPANT_SIGNUP', sent)).toEqual(['welcome', 'rules']);
  const without = membershipInputOf({ ...values, podButton: noButton }, hiddenButtons(customButtons));
  expect(labelsAt('VIEW_POD', without.customButtons)).toEqual(['second', 'third']);
});

it("a problem with a hidden button doesn't show next to another button's field", () => {
  const aliases = membershipAliases(filled);
  expect(aliases['customButtons.0.label']).toBe('podButton.label');
  expect(aliases).not.toHaveProperty(['customButtons.1.label']);
});

it('the form of a membership shows the values that were sent when it was saved', () => {
  const saved = { ...membershipInputOf(filled), id: 'x' } as unknown as Membership;
  expect(membershipValues(saved)).toEqual(filled);
});

it('the form of a new membership starts valid except for its required fields', async () => {
  const errors: unknown = await membershipCreateSchema
    .validate(newMembershipValues({ maxParticipants: 8 }), { abortEarly: false })
    .catch((error: { errors: LocalText[] }) => error.errors.map((text) => textIn(text, 'en')));
  expect(errors).toEqual(['Membership name is required', 'Membership support email is required']);
});
