import { said } from './testing/said';

const anna = 'Anna Berg <anna@x.test>';
const tom = 'Tom Smith <tom@x.test>';
const zoe = 'Zoe Ray <zoe@x.test>';

/** The pasted text; who is invited, what is left out, what isn't used. */
type Case = [string, string, string[], string[]?, string[]?];

const check = (_kind: string, text: string, people: string[], unreadable: string[] = [], notUsed: string[] = []) =>
  expect(said(text)).toEqual([people, unreadable, notUsed]);

describe('a table, whatever its quotation marks, names nobody by what isn’t a name', () => {
  it.each<Case>([
    ['a second text', 'anna@x.test\tDepressed\tCancer Patient', ['anna@x.test'], [], ['Depressed', 'Cancer Patient']],
    ['marks in a note', 'Email,Notes\nanna@x.test,"owes me" fifty', ['anna@x.test'], [], ['Notes']],
    [
      'marks in marks',
      '"E-Mail-Adresse";"Notizen"\n"anna@x.test";"Sagt "nein" zu allem"',
      ['anna@x.test'],
      [],
      ['Notizen'],
    ],
    ['a word in marks', 'Email;Bemerkung\nanna@x.test;"Alkoholiker" laut Tom', ['anna@x.test'], [], ['Bemerkung']],
    ['a name beside it', 'Name,Email,Notes\nAnna Berg,anna@x.test,"owes" me', [anna], [], ['Notes']],
    [
      'a comma in marks',
      'Name,Email,Notes\nAnna Berg,anna@x.test,"owes, me" fifty\nTom Smith,tom@x.test,',
      ['anna@x.test', tom],
      [],
      ['Anna Berg', 'owes, me fifty'],
    ],
    [
      'a comma in marks and a cell too few',
      'Notes,Name,Email\n"Owes, Me" x,anna@x.test',
      ['anna@x.test'],
      [],
      ['Owes, Me x'],
    ],
    [
      'a note over several lines',
      'Name,Email,Notes\nAnna,anna@x.test,"see\nTom,tom@x.test,his brother\nend"\nTom Smith,tom2@x.test,',
      ['Anna <anna@x.test>', 'Tom Smith <tom2@x.test>'],
      ['2 tom@x.test OTHER_ADDRESS'],
      ['Notes'],
    ],
    [
      'such a note first',
      'Notes,First,Last,Email\n"see\nx,Tom,Smith,tom@x.test\nend",Anna,Berg,anna@x.test',
      [anna],
      ['2 tom@x.test OTHER_ADDRESS'],
      ['Notes'],
    ],
    [
      'another separator',
      'Email,Notes\nanna@x.test;Owes Money\nTom Smith <tom@x.test>',
      ['anna@x.test', tom],
      [],
      ['Notes'],
    ],
    ['another separator and a name', 'Email,Name\nanna@x.test;Anna Berg', [anna]],
    ['a row of one cell', 'Email,Notes\nanna@x.test Owes Money', ['anna@x.test'], [], ['Owes Money']],
    [
      'a cell too many',
      'Email,Notes,Name\nanna@x.test,Owes, Me,Anna Berg',
      ['anna@x.test'],
      [],
      ['Owes', 'Me', 'Anna Berg'],
    ],
    [
      'addresses among cells that can’t be told apart',
      'Name,Notes,Email\nAnna Berg,ask, bob@law.test,anna@x.test\nTom,"ask, cy@law.test" now,tom@x.test',
      ['tom@x.test'],
      ['2 bob@law.test OTHER_ADDRESS', '2 anna@x.test OTHER_ADDRESS', '3 cy@law.test OTHER_ADDRESS'],
      ['Anna Berg', 'ask', 'now', 'Tom'],
    ],
    [
      'a note over several lines without headings',
      'Anna Berg,anna@x.test,"see\nTom,tom@x.test\nend"\n"Ray, Zoe";zoe@x.test;"a\nb"',
      [anna, zoe],
      ['1 tom@x.test OTHER_ADDRESS'],
      ['see Tom,tom@x.test end', 'a b'],
    ],
    ['a link', 'Name,Email\nhttps://pay.test,anna@x.test', ['anna@x.test'], [], ['https://pay.test']],
    ['nothing to see', 'Name,Email\n\u200B,anna@x.test', ['anna@x.test'], [], ['\u200B']],
  ])('%s', check);
});

describe('headings are known by their place, and only those that are known give names', () => {
  it.each<[string, string]>([
    ['Diagnosis', 'Patient Email'],
    ['Notes', 'Invitee Email'],
    ['Notes', 'Registrant Email'],
    ['Notes', 'Recipient Email'],
    ['Notes', 'Email ID'],
    ['Notes', 'Email Addr.'],
    ['Notes', 'Username'],
    ['Notes', 'Parent/Guardian Email'],
    ['Bemerkung', 'E-Mail Kunde'],
    ['Notes', 'Adresse e-mail du client'],
    ['Notes', 'Adresse mail pro'],
    ['Notas', 'Correo del cliente'],
    ['Notas', 'Email del alumno'],
    ['Opmerking', 'E-mailadres'],
    ['診断', 'メール'],
  ])('%s, %s', (other, email) => {
    for (const [separator, above, below] of [
      [',', '', ''],
      [';', '', '\n'],
      ['\t', 'Our people\n\n', ''],
      [',', '\n'.repeat(30), 'None,\n'],
      [',', 'Name,Email\nAnna Berg,anna@x.test\n\n', ''],
    ] as const) {
      const { people, notUsed } = saidOf(
        `${above}${other}${separator}${email}\n${below}Depression${separator}tom@x.test`,
      );
      expect(people.filter((person) => !person.startsWith('Anna'))).toEqual(['tom@x.test']);
      expect(notUsed).toContain(other);
    }
  });

  it.each<Case>([
    [
      'Calendly',
      'Invitee Name,Invitee First Name,Invitee Last Name,Invitee Email,Response 1\nAnna Berg,,,anna@x.test,Divorced',
      [anna],
      [],
      ['Response 1'],
    ],
    ['an address of others', 'Name,Emergency Contact Email\nTom Smith,anna@x.test', ['anna@x.test'], [], ['Name']],
    [
      'an address of others, with role and pod',
      'Name,Parent Email,Role\nTom Smith,anna@x.test,Boss',
      [],
      ['2 anna@x.test, Boss ROLE_UNKNOWN'],
      ['Name'],
    ],
    [
      'another’s address beside one’s own',
      'Name,Email,Parent Email\nTom Smith,tom@x.test,anna@x.test\nZoe Ray,,anna@x.test',
      [tom],
      ['2 anna@x.test OTHER_ADDRESS', '3 anna@x.test OTHER_ADDRESS'],
      ['Parent Email'],
    ],
    [
      'more than a name in its column',
      'Name,Email\n"Smith, Tom",tom@x.test\n"Anna Berg, Sales",anna@x.test\n"Ray, Zoe, Sales",zoe@x.test',
      [tom, 'anna@x.test', 'zoe@x.test'],
      [],
      ['Anna Berg, Sales', 'Ray, Zoe, Sales'],
    ],
    ['names of others', 'Student Name,Parent Email\nTom Smith,anna@x.test', ['anna@x.test'], [], ['Student Name']],
    [
      'a second table',
      'Name,Email\nAnna Berg,anna@x.test\nNotes,Email\nowes me,tom@x.test',
      [anna, 'tom@x.test'],
      [],
      ['Notes'],
    ],
    ['another order', 'Name;Email\nAnna Berg;anna@x.test\n\nEmail;Name\ntom@x.test;Tom Smith', [anna, tom]],
    [
      'headings in the middle of a list',
      'anna@x.test\nTom Smith <tom@x.test>\n\nName,Email\nZoe Ray,zoe@x.test',
      ['anna@x.test', tom, zoe],
    ],
    [
      'a heading alone',
      'anna@x.test\nEmail:\ntom@x.test\nE-Mail\nzoe@x.test',
      ['anna@x.test', 'tom@x.test', 'zoe@x.test'],
    ],
    ['a cell beside a heading alone', 'Email\nanna@x.test,Owes Money', ['anna@x.test'], ['2 Owes Money NO_EMAIL']],
    [
      'somebody without an address',
      'Tom;Smith\nDepression;anna@x.test',
      ['anna@x.test'],
      ['1 Tom, Smith NO_EMAIL'],
      ['Tom'],
    ],
    [
      'a greeting',
      'Hello Anna, please invite these:\n\nTom Smith, tom@x.test',
      [tom],
      ['1 Hello Anna, please invite these: NO_EMAIL'],
    ],
    ['words', 'Email Notes\nanna@x.test divorced', ['anna@x.test'], ['1 Email Notes NO_EMAIL'], ['divorced']],
  ])('%s', check);
});

describe('a text beside an address is a name only if it looks like one', () => {
  it.each<[string, string, string]>([
    ['in brackets', 'anna@x.test (owes me 50)', 'owes me 50'],
    ['one word in brackets', 'anna@x.test (Divorced)', 'Divorced'],
    ['behind', 'anna@x.test Divorced Twice', 'Divorced Twice'],
    ['behind dashes', 'anna@x.test - Anna Berg - owes money', 'Anna Berg - owes money'],
    ['one word in the next cell', 'anna@x.test, Divorced', 'Divorced'],
    ['a sentence in a cell', 'Owes me money; anna@x.test', 'Owes me money'],
    ['small letters', 'owes me, anna@x.test', 'owes me'],
    ['an address in a name', 'Anna Berg, 12 Low Road <anna@x.test>', 'Low Road'],
    ['a quoted message', '> On 3 March 2026, Anna Berg <anna@x.test> wrote:', 'Anna Berg'],
    ['a message', 'Am Montag, Anna Berg <anna@x.test> schrieb:', 'Anna Berg'],
    ['square brackets', 'Anna [Initech] Berg <anna@x.test>', 'Initech'],
    ['a bracket that isn’t closed', 'Anna (my friend <anna@x.test>', 'my friend'],
    ['a group', 'Night Owls: tom@x.test, anna@x.test', 'Night Owls'],
    ['a label', 'Notes: Owes Money, Email: anna@x.test', 'Owes Money'],
    ['six words', 'Anna Berg Of The Low Road <anna@x.test>', 'Anna Berg'],
    ['a word between', 'tom@x.test and anna@x.test', 'and'],
    ['a label of one word', 'Illness: anna@x.test', 'Illness'],
    ['a label without a space', 'Illness:anna@x.test (Sick)', 'Sick'],
    ['a label in capitals', 'DO NOT INVITE: anna@x.test', 'DO NOT INVITE'],
    ['two words and a comma', '"Anna Berg, Alcoholic" <anna@x.test>', 'Anna Berg, Alcoholic'],
    ['brackets behind a name and an address', 'Anna: anna@x.test (Sick Leave)', 'Sick Leave'],
    ['a name and a text before', 'Owes Money, Anna Berg <anna@x.test>', 'Owes Money'],
  ])('%s', (_kind, text, shown) => {
    const { people, left, notUsed } = saidOf(text);
    expect(people.at(-1)).toBe('anna@x.test');
    expect([...left, ...notUsed].join('\n')).toContain(shown);
  });

  it.each<[string, string, string]>([
    ['brackets in brackets', 'Anna (my (old) friend) <anna@x.test>', 'Anna'],
    ['a dash', 'Anna Berg – anna@x.test', 'Anna Berg'],
    ['a bullet', '• Anna Berg <anna@x.test>', 'Anna Berg'],
    ['a number', '2. Anna Berg, anna@x.test', 'Anna Berg'],
    ['a colon', 'Anna Berg: anna@x.test', 'Anna Berg'],
    ['a colon without a space', 'Anna Berg:anna@x.test', 'Anna Berg'],
    ['a note behind', 'Anna Berg - anna@x.test - Sick Leave', 'Anna Berg'],
    ['a middle name', '"Berg, Anna Maria" <anna@x.test>', 'Anna Maria Berg'],
    ['a label', 'Name: Anna Berg, Email: anna@x.test', 'Anna Berg'],
    ['particles', 'van der Berg, Anna <anna@x.test>', 'Anna van der Berg'],
    ['initials', 'Dr. A.B. Berg-O’Neil <anna@x.test>', 'Dr. A.B. Berg-O’Neil'],
    ['letters without case', '山田太郎 <anna@x.test>', '山田太郎'],
    ['marks', 'أنّا بيرغ <anna@x.test>', 'أنّا بيرغ'],
    ['accents', 'Ångström Élise, anna@x.test', 'Ångström Élise'],
  ])('a name: %s', (_kind, text, name) => expect(saidOf(text).people).toEqual([`${name} <anna@x.test>`]));
});

describe('what isn’t exactly an address is told, and is nobody’s name', () => {
  it.each<Case>([
    ['another at sign', 'anna@x.test, zoe＠x.test', ['anna@x.test'], ['1 zoe＠x.test NO_EMAIL']],
    [
      'a small at sign',
      'Name,Email\nzoe﹫x.test,anna@x.test',
      ['anna@x.test'],
      ['2 zoe﹫x.test NO_EMAIL'],
      ['zoe﹫x.test'],
    ],
    ['a copy', '<mailto:anna@x.test?cc=zoe@x.test>', ['anna@x.test', 'zoe@x.test']],
    ['a blind copy', 'mailto:?subject=Hi&bcc=cy%40x.test;di@x.test', ['cy@x.test', 'di@x.test']],
    ['several in a link', 'mailto:anna@x.test,tom@x.test?cc=zoe@x.test', ['anna@x.test', 'tom@x.test', 'zoe@x.test']],
    ['labels', 'Cc: cy@x.test\nmail: di@x.test', ['cy@x.test', 'di@x.test']],
    ['no domain', 'Tom: tom@x', [], ['1 Tom: tom@x NO_EMAIL']],
    ['a setting', 'email=anna@x.test, to=zoe@x.test', [], ['1 email=anna@x.test NO_EMAIL', '1 to=zoe@x.test NO_EMAIL']],
    ['a link', 'https://bob@x.test/', [], ['1 https://bob@x.test/ NO_EMAIL']],
    ['a full stop before', '.i@x.test', [], ['1 .i@x.test NO_EMAIL']],
    ['an escaped space', 'anna\\ b@x.test', [], ['1 anna\\ b@x.test NO_EMAIL']],
    ['a mark within', 'tom"smith@x.test', [], ['1 tom"smith@x.test NO_EMAIL']],
    ...['*', '-', '+', '#', '!', '~', '1.', '12.', '{'].map((mark): Case => [
      `a mark before it: ${mark}`,
      `${mark}tom@x.test anna@x.test`,
      mark === '{' ? ['tom@x.test', 'anna@x.test'] : ['anna@x.test'],
      mark === '{' ? [] : [`1 ${mark}tom@x.test NO_EMAIL`],
    ]),
    ['a mark in brackets', '<-tom@x.test>, _anna@x.test', ['-tom@x.test', '_anna@x.test']],
    ['braces', '{anna,tom}@x.test', [], ['1 {anna,tom}@x.test NO_EMAIL']],
    ['names without domains', 'anna@x and tom@x', [], ['1 anna@x NO_EMAIL', '1 tom@x NO_EMAIL']],
  ])('%s', check);
});

function saidOf(text: string) {
  const [people, left, notUsed] = said(text);
  return { people, left, notUsed };
}
