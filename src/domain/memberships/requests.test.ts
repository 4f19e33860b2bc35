import { problems } from '../forms/testing/problems';
import { invitePeopleSchema } from './invitePeopleForm';
import { emailInvitationsSchema, membershipInputSchema, membershipUpdateSchema } from './requests';

const required = { name: 'Steady Steps', supportEmail: 'help@example.com' };

describe('a request for a membership', () => {
  const found = (more: object) => problems(membershipInputSchema, { ...required, ...more });
  const setting = (name: string, value: string) => found({ settings: [{ name, value }] })['settings[0].value'];

  it('a new membership needs a name and an address, and a change may omit both', () => {
    expect(found({})).toEqual({});
    expect(Object.keys(problems(membershipInputSchema, {})).sort()).toEqual(['name', 'supportEmail']);
    expect(problems(membershipUpdateSchema, {})).toEqual({});
  });

  it('each setting has its own kind of value, and an empty value removes the setting', () => {
    expect(setting('MaxParticipants', '8')).toBeUndefined();
    expect(setting('MaxParticipants', '9')).toEqual(['Must be eight or less']);
    expect(setting('TurnMinutes', '30')).toBeUndefined();
    expect(setting('TurnMinutes', '31')).toEqual(['Must be from 1 to 30']);
    expect(setting('ShareWinLink', 'https://example.com')).toBeUndefined();
    expect(setting('ShareWinLink', '8')).toEqual(['Link must start with http']);
    const removed = { settings: [{ name: 'MaxParticipants', value: '' }] };
    expect(membershipInputSchema.isValidSync({ ...required, ...removed })).toBe(true);
  });

  it('an existing membership’s pods may have more seats', () => {
    const settings = [{ name: 'MaxParticipants', value: '9' }];
    expect(problems(membershipUpdateSchema, { settings })).toEqual({});
  });

  it('a setting or feature may be given only once', () => {
    const twice = [{ name: 'Chat' }, { name: 'NextTinyStep' }, { name: 'Chat' }];
    expect(found({ features: twice })).toEqual({ 'features.2.name': ['Chat is given twice'] });
    expect(found({ features: twice.slice(1) })).toEqual({});
    const links = ['a', 'b'].map((page) => ({ name: 'ShareWinLink', value: `https://example.com/${page}` }));
    expect(found({ settings: links })).toEqual({ 'settings.1.name': ['ShareWinLink is given twice'] });
  });

  it('a button needs both its label and its link', () => {
    expect(found({ customButtons: [{ label: 'Book a call', url: '' }] })).toEqual({
      'customButtons[0].url': ['Url is required if label is provided'],
    });
  });
});

describe('a list of people to invite', () => {
  const values = { people: '', role: 'Participant' };

  it('a list is required unless there is a file', () => {
    expect(problems(invitePeopleSchema({ hasFile: true }), values)).toEqual({});
    expect(problems(invitePeopleSchema({ hasFile: false }), values)).toEqual({
      people: ['A list of people is required'],
    });
  });

  it('people are invited as leaders or participants', () => {
    const form = invitePeopleSchema({ hasFile: true });
    expect(problems(form, { ...values, role: 'Leader' })).toEqual({});
    expect(Object.keys(problems(form, { ...values, role: 'Owner' }))).toEqual(['role']);
  });
});

it('each person to invite has their own errors, but too long a list has only one', () => {
  const found = (invitations: object[]) => problems(emailInvitationsSchema, { invitations });
  expect(found([{ email: 'a@b.c' }, { email: '<a@b.c>', name: 'T'.repeat(81) }])).toEqual({
    'invitations[1].email': ['Email address is invalid'],
    'invitations[1].name': ['Name must be 80 characters or fewer'],
  });
  expect(found(Array.from({ length: 100_000 }, () => ({})))).toEqual({
    invitations: ['Invite up to 500 people at once'],
  });
});
