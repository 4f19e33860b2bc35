import { membershipMails } from '../mails';

const subjectOf = (inviterName: string, membershipName: string) =>
  membershipMails['membership-invite'].render(
    {
      name: 'Ada',
      role: 'Participant',
      membershipName,
      businessName: 'Circle Ltd',
      inviterName,
      link: 'http://stepwell.test/',
      supportEmail: 'help@example.com',
    },
    'en',
    new Date(0),
  ).subject;

it.each([
  ['Marian Meyer', 'Small Steps Circle'],
  ['Zoë O’Neill-Smith', 'Anna & Tom’s Class of 2027'],
  ['李小龍', 'Маленькие шаги'],
  ['Marian Meyer', 'St. Mary’s Circle – Berlin'],
])('the subject of an invitation names its sender and the membership: %s, %s', (inviter, membership) => {
  expect(subjectOf(inviter, membership)).toBe(`${inviter} invited you to ${membership}`);
});

it.each([
  ['Marian Meyer', 'Win at www.example.com'],
  ['Marian Meyer', 'Call 020 7946 0000 now'],
  ['Marian Meyer', 'WIN 1000 EUR reply YES to 80888'],
  ['Marian Meyer', 'Small Steps.example'],
  ['Visit http://example.com', 'Small Steps Circle'],
  ['Marian Meyer', 'You have won. Reply today!'],
  ['Marian Meyer', 'A very long name that could just as well be a message'],
])('the subject of an invitation repeats no link, number or message: %s, %s', (inviter, membership) => {
  expect(subjectOf(inviter, membership)).toBe('You’re invited to a membership on Stepwell');
});
