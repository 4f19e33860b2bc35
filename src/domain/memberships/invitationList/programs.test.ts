import fc from 'fast-check';
import { readInvitations } from '../readInvitations';
import { said } from './testing/said';

const read = (text: string) => readInvitations(text, { role: 'Participant', pods: [] });

const anna = 'Anna Berg <anna@x.test>';
const tom = 'Tom Smith <tom@x.test>';
const zoe = 'Zoe Ray <zoe@x.test>';

describe('what mail programs paste', () => {
  it.each<[string, string, string[], string[]?, string[]?]>([
    ['Outlook', 'Berg, Anna <anna@x.test>; Smith, Tom <tom@x.test>; Ray, Zoe <zoe@x.test>', [anna, tom, zoe]],
    ['Outlook with quotes', "'Anna Berg' <anna@x.test>; 'tom@x.test' <tom@x.test>;", [anna, 'tom@x.test']],
    ['Outlook, one to a line', 'Berg, Anna <anna@x.test>\nSmith, Tom <tom@x.test>', [anna, tom]],
    ['Outlook, a name it can’t resolve', 'Bob; Tom Smith <tom@x.test>', [tom], ['1 Bob NO_EMAIL']],
    ['Gmail', '"Smith, Tom" <tom@x.test>, "Berg, Anna" <anna@x.test>, zoe@x.test', [tom, anna, 'zoe@x.test']],
    ['Gmail, quoted lines', '"Berg, Anna" <anna@x.test>\n"Tom Smith" <tom@x.test>', [anna, tom]],
    ['Gmail, quoted with semicolons', '"Anna Berg" <anna@x.test>; "Tom Smith" <tom@x.test>;', [anna, tom]],
    ['Apple Mail', 'Anna Berg <anna@x.test>, Tom Smith <tom@x.test>', [anna, tom]],
    ['Thunderbird', 'Anna Berg <anna@x.test>, "Smith, Tom" <tom@x.test>,\n Zoe Ray <zoe@x.test>', [anna, tom, zoe]],
    ['links of a page', '<mailto:anna@x.test>, mailto:tom@x.test?subject=Hi', ['anna@x.test', 'tom@x.test']],
    ['Word', 'tom@x.test<mailto:tom@x.test> (Tom Smith)', [tom]],
    ['a header', 'To: Anna Berg <anna@x.test>, Tom Smith <tom@x.test>', [anna, tom]],
    ['a group', 'Team: anna@x.test, tom@x.test;', ['anna@x.test', 'tom@x.test'], [], ['Team']],
    ['Markdown', '**anna@x.test**, _tom@x.test_ `zoe@x.test`', ['anna@x.test', 'tom@x.test', 'zoe@x.test']],
    ['a name that is another address', '"bob@x.test" <tom@x.test>', ['tom@x.test'], ['1 bob@x.test OTHER_ADDRESS']],
    ['spaces', 'anna@x.test tom@x.test  zoe@x.test', ['anna@x.test', 'tom@x.test', 'zoe@x.test']],
    ['any mix', 'anna@x.test; tom@x.test, zoe@x.test', ['anna@x.test', 'tom@x.test', 'zoe@x.test']],
    [
      'any mix of rows',
      'Anna Berg <anna@x.test>\nTom Smith;tom@x.test\nRay\tZoe\tzoe@x.test',
      [anna, tom, 'Ray Zoe <zoe@x.test>'],
    ],
    [
      'invisible characters',
      '\u00A0anna@x.test\u200B,\u2003\u200Etom@x.test\u2060\uFEFF',
      ['anna@x.test', 'tom@x.test'],
    ],
    ['signs around addresses', 'anna@x.test. (tom@x.test)! [zoe@x.test]', ['anna@x.test', 'tom@x.test', 'zoe@x.test']],
    ['names by spaces', 'Anna Berg anna@x.test, Tom Smith tom@x.test', [anna, tom]],
    ['a name behind', 'anna@x.test (Anna Berg), tom@x.test Tom Smith', [anna, 'tom@x.test'], [], ['Tom Smith']],
    [
      'apostrophes',
      "O'Neil <o@x.test>, d’Arc <d@x.test>, 't Hooft <t@x.test>",
      ["O'Neil <o@x.test>", 'd’Arc <d@x.test>', "'t Hooft <t@x.test>"],
    ],
    [
      'a quotation mark that isn’t closed',
      'Tom "T Smith <tom@x.test>, zoe@x.test\n"Anna Berg <anna@x.test>',
      ['Tom T Smith <tom@x.test>', 'zoe@x.test', anna],
    ],
    ['a bracket that isn’t closed', 'Tom Smith <tom@x.test, Anna Berg <anna@x.test>', [tom, anna]],
    ['several people without a comma', 'Anna Berg <anna@x.test> Tom Smith <tom@x.test>', [anna, tom]],
    ['a phone number for a name', '+49 170 1234567 <anna@x.test>', ['anna@x.test'], [], ['+49 170 1234567']],
    ['a title behind the name', '"Smith, Tom, PhD" <tom@x.test>, "Anna Berg, MBA" <anna@x.test>', [tom, anna]],
    [
      'too many commas for a name',
      'Bob, Cy, Berg, Anna <anna@x.test>',
      ['anna@x.test'],
      ['1 Bob, Cy, Berg, Anna NO_EMAIL'],
    ],
    [
      'mail syntax',
      '"a b"@x.test, tom@x.test, <a@x.test(c)>, a@b@x.test',
      ['tom@x.test'],
      ['1 "a b"@x.test NO_EMAIL', '1 a@x.test(c) NO_EMAIL', '1 a@b@x.test NO_EMAIL'],
    ],
  ])('%s', (_program, text, people, unreadable = [], notUsed = []) => {
    const [found, left, unused] = said(text);
    expect({ found, left: [...left].sort(), unused }).toEqual({
      found: people,
      left: [...unreadable].sort(),
      unused: notUsed,
    });
  });
});

describe('what spreadsheets paste, without headings', () => {
  it.each<[string, string, string[], string[]?, string[]?]>([
    ['Excel', 'Anna\tBerg\tanna@x.test\r\nTom\tSmith\ttom@x.test', [anna, tom]],
    ['Numbers', 'anna@x.test\tAnna Berg\t\ntom@x.test\tTom Smith\t', [anna, tom]],
    ['a first line that names the separator', 'sep=;\nAnna Berg;anna@x.test', [anna]],
    ['German Excel', 'anna@x.test;Berg, Anna\nSmith, Tom;tom@x.test', [anna, tom]],
    ['CSV cells in quotes', '"anna@x.test","Anna Berg"\n"Smith, Tom","tom@x.test"', [anna, tom]],
    ['other columns', 'Anna Berg;+49 170 123;anna@x.test;Owes me 50', [anna], [], ['+49 170 123', 'Owes me 50']],
    [
      'columns that may be names',
      'Anna Berg;Initech;Buyer;anna@x.test',
      ['anna@x.test'],
      [],
      ['Anna Berg', 'Initech', 'Buyer'],
    ],
    [
      'two addresses of a person',
      'Anna Berg;anna@x.test;anna2@x.test',
      ['anna@x.test', 'anna2@x.test'],
      ['1 Anna Berg NO_EMAIL'],
    ],
  ])('%s', (_program, text, people, unreadable = [], notUsed = []) => {
    expect(said(text)).toEqual([people, unreadable, notUsed]);
  });
});

const google =
  'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Organization Title,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value';
const outlook =
  '"Title","First Name","Middle Name","Last Name","Suffix","Company","Job Title","Business Street","Mobile Phone","Birthday","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address","Notes"';

describe('what address books export', () => {
  it.each<[string, string, string[], string[]?, string[]?]>([
    [
      'Google Contacts',
      `${google}\nAnna,Maria,Berg,,Annie,,Initech,Buyer,1980-02-03,"Owes me 50\nand ""lunch""",,* myContacts,* Home,anna@x.test,Work,anna@work.test,Mobile,+49 170\nTom,,Smith,,,,,,,,,,,tom@x.test ::: tom2@x.test,,,,`,
      ['Anna Maria Berg <anna@x.test>', tom],
      ['2 anna@work.test OTHER_ADDRESS', '3 tom2@x.test OTHER_ADDRESS'],
      [
        ...['Nickname', 'Organization Name', 'Organization Title', 'Birthday', 'Notes', 'Labels'],
        ...['E-mail 1 - Label', 'E-mail 2 - Label', 'Phone 1 - Label', 'Phone 1 - Value'],
      ],
    ],
    [
      'Google Contacts, as before 2024',
      'Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value\nAnna Berg,Anna,,Berg,* myContacts,* ,anna@x.test',
      [anna],
      [],
      ['Group Membership', 'E-mail 1 - Type'],
    ],
    [
      'Outlook',
      `${outlook}\r\n"Dr","Anna","","Berg","","Initech","Buyer","1 Low Road","+49 170","1/2/1980","anna@x.test","SMTP","Anna Berg (anna@x.test)","","Ask bob@x.test"\r\n"","Tom","","Smith","","","","","","0/0/00","tom@x.test","SMTP","Tom Smith (tom@x.test)","",""\r\n`,
      [anna, tom],
      ['2 bob@x.test OTHER_ADDRESS'],
      [
        ...['Title', 'Company', 'Job Title', 'Business Street', 'Mobile Phone', 'Birthday', 'E-mail Type'],
        ...['E-mail Display Name', 'Notes'],
      ],
    ],
    [
      'Outlook in German',
      'sep=;\nAnrede;Vorname;Weitere Vornamen;Nachname;Firma;E-Mail-Adresse;E-Mail-Typ;Notizen\nFrau;Anna;;Berg;Initech;anna@x.test;SMTP;"schuldet mir\n50"\n;Tom;;Smith;;tom@x.test;SMTP;',
      [anna, tom],
      [],
      ['Anrede', 'Firma', 'E-Mail-Typ', 'Notizen'],
    ],
    [
      'Outlook in French',
      'Titre,Prénom,Deuxième prénom,Nom,Société,Adresse de messagerie,Type de messagerie\nMme,Anna,,Berg,Initech,anna@x.test,SMTP',
      [anna],
      [],
      ['Titre', 'Société', 'Type de messagerie'],
    ],
    [
      'Outlook in Spanish',
      'Tratamiento,Nombre,Segundo nombre,Apellidos,Organización,Dirección de correo electrónico,Tipo de correo electrónico\nSra,Anna,,Berg,Initech,anna@x.test,SMTP',
      [anna],
      [],
      ['Tratamiento', 'Organización', 'Tipo de correo electrónico'],
    ],
    [
      'Thunderbird',
      'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Work Phone,Notes\nAnna,Berg,Dr. Anna Berg,Annie,anna@x.test,anna2@x.test,+49,secret\n,,Tom Smith,,tom@x.test,,,',
      [anna, tom],
      ['2 anna2@x.test OTHER_ADDRESS'],
      ['Nickname', 'Work Phone', 'Notes'],
    ],
    [
      'Thunderbird in German',
      'Vorname,Nachname,Anzeigename,Primäre E-Mail-Adresse,Zweite E-Mail-Adresse\nAnna,Berg,A. Berg,,anna@x.test',
      [anna],
    ],
    [
      'Yahoo',
      'First,Middle,Last,Nickname,Email,Category,Alternate Email 1\nAnna,,Berg,,anna@x.test,Friends,',
      [anna],
      [],
      ['Category'],
    ],
    [
      'iCloud, by a converter',
      'Full name\tEmail (home)\tBirthday\tPhone\nAnna Berg\tanna@x.test\t3 Feb 1980\t+49',
      [anna],
      [],
      ['Birthday', 'Phone'],
    ],
    [
      'a heading below a title',
      'Members 2026\n\nExported by bob@x.test\nName;E-Mail\nBerg, Anna;anna@x.test',
      [anna],
      ['3 bob@x.test OTHER_ADDRESS'],
    ],
    ['German names', 'Vorname;Name;Mail\nAnna;Berg;anna@x.test', [anna]],
    [
      'Mailchimp',
      'Email Address,First Name,Last Name,MEMBER_RATING\nanna@x.test,Anna,Berg,2',
      [anna],
      [],
      ['MEMBER_RATING'],
    ],
    [
      'LinkedIn',
      'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed it."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nAnna,Berg,https://l.test/in/anna,anna@x.test,Initech,Buyer,03 Feb 2026',
      [anna],
      [],
      ['URL', 'Company', 'Position', 'Connected On'],
    ],
    [
      'a form',
      'Timestamp,What’s your name?,What’s your email address?\n2026-02-03,Anna Berg,anna@x.test',
      [anna],
      [],
      ['Timestamp'],
    ],
    [
      'Zoom',
      'Name (Original Name),User Email,Total Duration (Minutes),Guest\nAnna Berg,anna@x.test,55,No',
      ['anna@x.test'],
      [],
      ['Name (Original Name)', 'Total Duration (Minutes)', 'Guest'],
    ],
    ['a heading alone', 'E-Mail\nBerg, Anna <anna@x.test>; tom@x.test', [anna, 'tom@x.test']],
    [
      'a phone number among the names',
      'Name,Email\n+49 (170) 123-4567,anna@x.test',
      ['anna@x.test'],
      [],
      ['+49 (170) 123-4567'],
    ],
    [
      'another kind of row',
      'Name,Email\nAnna Berg,anna@x.test\nTom Smith;tom@x.test\n"Ray, Zoe" <zoe@x.test>',
      [anna, tom, zoe],
    ],
    [
      'a quotation mark in a name',
      'Name,Email\nAnna "Annie" Berg,anna@x.test\nTom Smith,tom@x.test',
      ['Anna Annie Berg <anna@x.test>', tom],
    ],
    [
      'a quotation mark that isn’t closed',
      'Name,Email\n"Anna Berg,anna@x.test\nTom Smith,tom@x.test\nZoe Ray,zoe@x.test',
      [anna, tom, zoe],
    ],
    [
      'a quotation mark that another row closes',
      'Name,Email\n"Anna Berg,anna@x.test\nTom Smith,tom@x.test\nZoe 5",zoe@x.test',
      [anna, tom, 'Zoe 5 <zoe@x.test>'],
    ],
  ])('%s', (_program, text, people, unreadable = [], notUsed = []) => {
    expect(said(text)).toEqual([people, unreadable, notUsed]);
  });
});

describe('whatever the text', () => {
  const address = fc.nat(30).map((number) => `p${number}@x.test`);
  const piece = fc.oneof(
    { weight: 4, arbitrary: address },
    { weight: 2, arbitrary: fc.constantFrom('Anna', 'Berg', 'Leader', 'E-Mail', 'Name', 'sep=;', '+49 170 12345') },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        ',',
        ';',
        '\t',
        '\n',
        ' ',
        '"',
        '<',
        '>',
        '(',
        ')',
        "'",
        '|',
        '""',
        ': ',
        '. ',
        '\u200B',
        '\nBEGIN:VCARD\n',
        '\nEMAIL;TYPE=HOME:',
        '\ndn: ',
        '\nName,Notes,Email\n',
      ),
    },
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it('each address in the text is either invited or listed as left out', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { people, unreadable } = read(given);
        const told = [...people.map(({ email }) => email), ...unreadable.map((one) => one.text)].join('\n');
        for (const [found] of given.matchAll(/p\d+@x\.test/g)) expect(told).toContain(found);
      }),
      { numRuns: 2000 },
    );
  });

  it('only addresses in the text are invited, each once, by names of at most 80 characters without an address', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { people } = read(given);
        expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
        for (const { email, name } of people) {
          expect(given).toContain(email);
          expect(name.length).toBeLessThanOrEqual(80);
          expect(name).not.toMatch(/@|\d{5}/);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

it('a long text repeating the same characters is read, and invites nobody', () => {
  for (const mark of ['"', '<', '(', "'", '@', ' ', ',', 'a@', '<a', '"a\n', '\n"']) {
    expect(read(mark.repeat(30_000)).people).toEqual([]);
    expect(read(`a@${mark.repeat(30_000)}a`).people).toEqual([]);
    expect(read(`Name,Email\n${mark.repeat(20_000)}`).people).toEqual([]);
  }
});
