import { readInvitations } from './readInvitations';

const pods = [
  { id: 'owls', name: 'Night Owls' },
  { id: 'birds', name: 'Early Birds' },
];

const read = (rows: string[][], more: Partial<Parameters<typeof readInvitations>[1]> = {}) =>
  readInvitations(rows, { role: 'Participant', pods, ...more });

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
      ['ada@example.com'],
      ['Tom Smith <tom@example.com>'],
      ['Bo Lee', 'bo@example.com', 'Leader'],
      ['cy@example.com', 'di@example.com'],
      [''],
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
  });
});

it('blank cells and spaces around cells count as nothing', () => {
  const rows = [
    ['', ' Bo ', '  ', 'Lee', ' bo@example.com '],
    [' "Tom"  <mailto:tom@example.com> '],
    ['  nobody  ', ' '],
  ];
  expect(read(rows)).toEqual({
    people: [person(1, 'bo@example.com', 'Bo Lee'), person(2, 'tom@example.com', 'Tom')],
    unreadable: [{ row: 3, text: 'nobody', reason: 'NO_EMAIL' }],
  });
});

it('headings give the columns, in any order and in the words of other programs', () => {
  const rows = [
    ['Group', 'Last Name', 'E-Mail Address', 'First Name', 'Phone', 'Type'],
    ['night owls', 'Smith', 'tom@example.com', 'Tom', '0123', ''],
    ['', 'Lee', 'bo@example.com', 'Bo', '', 'coach'],
  ];
  expect(read(rows)).toEqual({
    people: [
      person(2, 'tom@example.com', 'Tom Smith', { podId: 'owls' }),
      person(3, 'bo@example.com', 'Bo Lee', { role: 'Leader' }),
    ],
    unreadable: [],
  });
});

it('rows that say nothing of role and pod get the chosen ones, and leaders get no pod', () => {
  const rows = [
    ['email', 'role'],
    ['tom@example.com', ''],
    ['bo@example.com', 'leader'],
  ];
  expect(read(rows, { podId: 'birds' }).people).toEqual([
    person(2, 'tom@example.com', '', { podId: 'birds' }),
    person(3, 'bo@example.com', '', { role: 'Leader' }),
  ]);
});

it('a pod whose name another pod has, too, is not guessed', () => {
  const twins = [...pods, { id: 'other', name: 'NIGHT OWLS' }];
  const { unreadable } = read(
    [
      ['email', 'pod'],
      ['tom@example.com', 'Night Owls'],
    ],
    { pods: twins },
  );
  expect(unreadable).toMatchObject([{ row: 2, reason: 'POD_AMBIGUOUS' }]);
});

it('what can’t be used is told by row, with one reason each', () => {
  const rows = [
    ['Email', 'Name', 'Role', 'Pod'],
    ['tom@', 'Tom', '', ''],
    ['', 'Nobody', '', ''],
    ['ada@example.com', 'Ada', 'boss', ''],
    ['bo@example.com', 'Bo', '', 'Lost pod'],
    ['cy@example.com', 'Cy', '', ''],
    ['CY@example.com', 'Cy again', '', ''],
    ['di@example.com', 'D'.repeat(201), '', ''],
  ];
  const { people, unreadable } = read(rows);
  expect(people).toEqual([person(6, 'cy@example.com', 'Cy')]);
  expect(unreadable.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'NO_EMAIL'],
    [3, 'NO_EMAIL'],
    [4, 'ROLE_UNKNOWN'],
    [5, 'POD_UNKNOWN'],
    [7, 'TWICE'],
    [8, 'NAME_TOO_LONG'],
  ]);
  expect(unreadable[0]!.text).toBe('tom@, Tom');
});

it('spaces and quotation marks around addresses, names and words don’t matter', () => {
  const quoted = [' "Tom Smith"  < tom@example.com > ', ' mailto:bo@example.com ', ' Bo Lee ', ' leader '];
  expect(read([[quoted[0]!], quoted.slice(1)]).people).toEqual([
    person(1, 'tom@example.com', 'Tom Smith'),
    person(2, 'bo@example.com', 'Bo Lee', { role: 'Leader' }),
  ]);
  const table = [
    [' Email ', 'E_Mail', 'Name', 'Name', 'Other'],
    ['  ', ' ', '', '', ' '],
    [' tom@example.com ', 'x', ' Tom ', 'Thomas', ''],
  ];
  expect(read(table).people).toEqual([person(3, 'tom@example.com', 'Tom')]);
});

it('text around an address in brackets makes it no address', () => {
  for (const text of ['tom@example.com mailto:', 'x@<tom@example.com', 'Tom <tom@example.com> x'])
    expect(read([[text]])).toEqual({ people: [], unreadable: [{ row: 1, text, reason: 'NO_EMAIL' }] });
});

it('a name from the column of addresses is used if no column has one', () => {
  const rows = [
    ['email', 'name'],
    ['Tom Smith <tom@example.com>', ''],
    ['Bo <bo@example.com>', 'Bo Lee'],
  ];
  expect(read(rows).people.map(({ name }) => name)).toEqual(['Tom Smith', 'Bo Lee']);
});

it('a line without an address is told, shortened, and a name may have 200 characters', () => {
  const { unreadable } = read([[` ${'x'.repeat(300)} `, ' ', 'y']]);
  expect(unreadable).toEqual([{ row: 1, text: 'x'.repeat(200), reason: 'NO_EMAIL' }]);
  expect(read([['tom@example.com', 'T'.repeat(200)]]).people).toHaveLength(1);
});

it('the words for a participant are read, and a pod without a name is never meant', () => {
  expect(read([['tom@example.com', 'Member']], { role: 'Leader' }).people).toEqual([person(1, 'tom@example.com')]);
  const unnamed = [{ id: 'unnamed', name: '' }];
  expect(read([['tom@example.com']], { pods: unnamed }).people).toEqual([person(1, 'tom@example.com')]);
  expect(Object.keys(read([['tom@example.com']]).people[0]!)).not.toContain('podId');
});
