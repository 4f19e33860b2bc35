import { readInvitations } from './readInvitations';

const pods = [
  { id: 'owls', name: 'Night Owls' },
  { id: 'birds', name: 'Early Birds' },
];

const read = (lines: string[], more: Partial<Parameters<typeof readInvitations>[1]> = {}) =>
  readInvitations(lines.join('\n'), { role: 'Participant', pods, ...more });

const person = (row: number, email: string, name = '', more: object = {}) => ({
  row,
  email,
  name,
  role: 'Participant',
  ...more,
});

it('a list without headings has addresses alone, with a name before or beside them, or several in a line', () => {
  expect(
    read([
      'ada@example.com',
      'Tom Smith <tom@example.com>',
      'Bo Lee, bo@example.com, Leader',
      'cy@example.com, di@example.com',
      '',
      ' , ; ',
    ]),
  ).toEqual({
    people: [
      person(1, 'ada@example.com'),
      person(2, 'tom@example.com', 'Tom Smith'),
      person(3, 'bo@example.com', 'Bo Lee', { role: 'Leader' }),
      person(4, 'cy@example.com'),
      person(4, 'di@example.com'),
    ],
    unreadable: [],
    notUsed: [],
  });
});

it('headings identify the columns, in any order and in the words of other programs', () => {
  const rows = [
    'Group,Last Name,E-Mail Address,First Name,Phone,Type',
    'night owls,Smith,tom@example.com,Tom,0123,',
    ',Lee,bo@example.com,Bo,,coach',
  ];
  expect(read(rows)).toEqual({
    people: [
      person(2, 'tom@example.com', 'Tom Smith', { podId: 'owls' }),
      person(3, 'bo@example.com', 'Bo Lee', { role: 'Leader' }),
    ],
    unreadable: [],
    notUsed: ['Phone'],
  });
});

it('rows without a role or pod get the chosen ones, and leaders get no pod', () => {
  expect(read(['email,role', 'tom@example.com,', 'bo@example.com,leader'], { podId: 'birds' }).people).toEqual([
    person(2, 'tom@example.com', '', { podId: 'birds' }),
    person(3, 'bo@example.com', '', { role: 'Leader' }),
  ]);
});

it('a pod is not guessed if another pod has the same name', () => {
  const twins = [...pods, { id: 'other', name: 'NIGHT OWLS' }];
  const { unreadable } = read(['email,pod', 'tom@example.com,Night Owls'], { pods: twins });
  expect(unreadable).toMatchObject([{ row: 2, reason: 'POD_AMBIGUOUS' }]);
});

it('unusable rows are listed, with one reason each', () => {
  const rows = [
    'Email,Name,Role,Pod',
    'tom@,Tom,,',
    ',Nobody,,',
    'ada@example.com,Ada,boss,',
    'bo@example.com,Bo,,Lost pod',
    'cy@example.com,Cy,,',
    'CY@example.com,Cy again,,',
    `di@example.com,${'D'.repeat(81)},,`,
    `ed@example.com,${'E'.repeat(80)},,`,
  ];
  const { people, unreadable } = read(rows);
  expect(people).toEqual([person(6, 'cy@example.com', 'Cy'), person(9, 'ed@example.com', 'E'.repeat(80))]);
  expect(unreadable.map(({ row, reason, text }) => [row, reason, text.slice(0, 20)])).toEqual([
    [2, 'NO_EMAIL', 'tom@'],
    [3, 'NO_EMAIL', 'Nobody'],
    [4, 'ROLE_UNKNOWN', 'ada@example.com, bos'],
    [5, 'POD_UNKNOWN', 'bo@example.com, Lost'],
    [7, 'TWICE', 'CY@example.com'],
    [8, 'NAME_TOO_LONG', 'di@example.com, DDDD'],
  ]);
});

it('a line without an address is listed, shortened', () => {
  expect(read([`${'x'.repeat(300)} y`]).unreadable).toEqual([{ row: 1, text: 'x'.repeat(200), reason: 'NO_EMAIL' }]);
});

it('a name in the address column is used if the name column is empty', () => {
  const rows = ['email,name', 'Tom Smith <tom@example.com>,', 'Bo <bo@example.com>,Bo Lee'];
  expect(read(rows).people.map(({ name }) => name)).toEqual(['Tom Smith', 'Bo Lee']);
});

it('words for a participant are recognised, and a pod without a name never matches', () => {
  expect(read(['tom@example.com, Member'], { role: 'Leader' }).people).toEqual([person(1, 'tom@example.com')]);
  const unnamed = [{ id: 'unnamed', name: '' }];
  expect(read(['tom@example.com'], { pods: unnamed }).people).toEqual([person(1, 'tom@example.com')]);
  expect(Object.keys(read(['tom@example.com']).people[0]!)).not.toContain('podId');
});
