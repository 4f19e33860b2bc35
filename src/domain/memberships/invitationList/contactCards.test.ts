import { said } from './testing/said';

const anna = 'Anna Berg <anna@x.test>';
const tom = 'Tom Smith <tom@x.test>';
const zoe = 'Zoe Ray <zoe@x.test>';

/** The pasted text; who is invited, what is left out, what isn't used. */
type Case = [string, string, string[], string[]?, string[]?];

describe('address books’ own formats', () => {
  const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n');

  it.each<Case>([
    [
      'Google',
      card('VERSION:3.0', 'FN:Anna Berg', 'N:Berg;Anna;;;', 'EMAIL;TYPE=INTERNET;TYPE=HOME:anna@x.test', 'TEL:+49 170'),
      [anna],
      [],
      ['TEL'],
    ],
    [
      'Apple',
      card(
        'VERSION:3.0',
        'N:Berg;Anna;Maria;;',
        'item1.EMAIL;type=INTERNET;type=pref:anna@x.test',
        'item1.X-ABLabel:x',
      ),
      ['Anna Maria Berg <anna@x.test>'],
      [],
      ['X-ABLabel'],
    ],
    [
      'Proton, several',
      `${card('FN;PREF=1:Anna Berg', 'ITEM1.EMAIL;PREF=1:anna@x.test', 'EMAIL:anna2@x.test', 'NOTE:owes money to bob@law.test')}\n${card('FN:Tom Smith', 'EMAIL:tom@x.test')}`,
      [anna, tom],
      ['1 anna2@x.test OTHER_ADDRESS', '1 bob@law.test OTHER_ADDRESS'],
      ['NOTE'],
    ],
    [
      'version 2.1',
      card(
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=',
        'ller;Anna;;;',
        'EMAIL;INTERNET:anna@x.test',
        'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ',
        ' SkZJRg==',
        '',
      ),
      ['Anna Müller <anna@x.test>'],
      [],
      ['PHOTO'],
    ],
    [
      'folded lines',
      card('FN:Anna B', ' erg', 'NOTE:see\\n', ' a\\,b', 'EMAIL:anna@', ' x.test'),
      [anna],
      [],
      ['NOTE'],
    ],
    ['a company', card('FN:Initech', 'ORG:Initech', 'EMAIL:anna@x.test'), ['anna@x.test'], [], ['Initech', 'ORG']],
    ['no address', card('FN:Anna Berg', 'TEL:+49 170'), [], ['1 Anna Berg NO_EMAIL'], ['TEL']],
    ['a phone number', card('FN:+49 170 1234', 'EMAIL:anna@x.test'), ['anna@x.test'], [], ['+49 170 1234']],
    [
      'no end',
      `BEGIN:VCARD\nFN:Anna Berg\nEMAIL:anna@x.test\n${card('FN:Tom Smith', 'EMAIL:tom@x.test')}`,
      [anna, tom],
    ],
    [
      'a part of a card, in a list',
      'Tom Smith <tom@x.test>\nFN:Anna Berg\nEMAIL;TYPE=WORK:anna@x.test\nNOTE:Owes Money\nZoe Ray, zoe@x.test',
      [tom, anna, zoe],
      [],
      ['NOTE'],
    ],
    [
      'Thunderbird',
      'dn: cn=Anna Berg,mail=anna@x.test\nobjectclass: person\ngivenName: Anna\nsn: Berg\ncn: Anna Berg\nmail: anna@x.test\nmozillaSecondEmail: anna2@x.test\ndescription: owes me\n\ndn: mail=tom@x.test\ncn:: VG9tIFNtaXRo\nmail: tom@x.test',
      [anna, tom],
      ['1 anna2@x.test OTHER_ADDRESS'],
      ['description'],
    ],
    ['LDIF without dn', 'cn: Anna Berg\nmail: anna@x.test\ntelephoneNumber: 1', [anna], [], ['telephoneNumber']],
    ['a wrong encoding', 'dn: x\nmail:: anna@x.test', ['anna@x.test']],
    [
      'a cell before a card',
      'Anna Berg;anna@x.test: \nEMAIL;TYPE=HOME:tom@x.test',
      ['anna@x.test', 'tom@x.test'],
      [],
      ['Anna Berg'],
    ],
    [
      'a note in its name',
      card('FN:Anna Berg - Sick', 'N:Berg;Anna;;;', 'EMAIL:anna@x.test'),
      [anna],
      [],
      ['Anna Berg - Sick'],
    ],
    [
      'a note in all its names',
      card('FN:Anna (Sick)', 'N:Berg (Sick);Anna', 'EMAIL:anna@x.test'),
      ['anna@x.test'],
      [],
      ['Anna (Sick)'],
    ],
    ['labels', 'Name: Anna Berg\nEmail: anna@x.test', ['anna@x.test'], ['1 Name: Anna Berg NO_EMAIL']],
  ])('%s', (_kind, text, people, unreadable = [], notUsed = []) =>
    expect(said(text)).toEqual([people, unreadable, notUsed]),
  );
});
