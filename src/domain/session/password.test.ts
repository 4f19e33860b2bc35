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
  ['Ab1 with spaces and ünïcode', []],
])('the new password "%s" lacks %j', (password, lacking) => {
  expect(unmet(password)).toEqual(lacking);
  expect(meetsPasswordRules(password)).toBe(lacking.length === 0);
});
