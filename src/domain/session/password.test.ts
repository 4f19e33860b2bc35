import { meetsPasswordRules, passwordRules } from './password';

const unmet = (password: string) => passwordRules.filter((rule) => !rule.isMet(password)).map((rule) => rule.key);

it.each<[string, string[]]>([
  ['', ['length', 'number', 'lowercase', 'uppercase']],
  ['Abcdef1', ['length']],
  ['Abcdefgh', ['number']],
  ['ABCDEFG1', ['lowercase']],
  ['abcdefg1', ['uppercase']],
  ['Abcdefg1', []],
  ['Ab1😀😀😀😀', ['length']],
  ['Ａｂｃｄｅｆｇ１', []],
  ['Ångström-1a', []],
  ['ångström-1', ['uppercase']],
  ['A\u030angstro\u0308m-1', []],
  ['Пароль-123', []],
  ['ΚΩΔΙΚΟΣ-1', ['lowercase']],
  ['Parola-٣٣', []],
  ['パスワードは長い-1', ['lowercase', 'uppercase']],
  ['Ab1 with spaces and ünïcode', []],
])('the new password "%s" lacks %j', (password, lacking) => {
  expect(unmet(password)).toEqual(lacking);
  expect(meetsPasswordRules(password)).toBe(lacking.length === 0);
});
