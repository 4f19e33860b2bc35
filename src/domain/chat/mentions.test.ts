import { mentionedOf, splitMentions } from './mentions';

const ann = { userId: '1', name: 'Ann Lee' };
const leeson = { userId: '2', name: 'Ann Leeson' };

it('a text mentions whom it names in full, and not who has a part of that name', () => {
  expect(mentionedOf('Hi @Ann Leeson, see you', [ann, leeson])).toEqual([leeson]);
  expect(mentionedOf('Hi @Ann Leeson and @Ann Lee', [ann, leeson])).toEqual([leeson, ann]);
  expect(mentionedOf('Hi Ann Lee', [ann, leeson])).toEqual([]);
});

it('of two people with one name a text mentions who was picked, and both where neither was', () => {
  const [one, other] = [ann, { userId: '3', name: 'Ann Lee' }];
  expect(mentionedOf('Hi @Ann Lee', [one, other], [other])).toEqual([other]);
  expect(mentionedOf('Hi @Ann Lee and @Ann Lee', [one, other], [one, other])).toEqual([one, other]);
  expect(mentionedOf('Hi @Ann Lee', [one, other], [one, other])).toEqual([other]);
  expect(mentionedOf('Hi @Ann Lee', [one, other])).toEqual([one, other]);
});

it('a text mentions who was picked while nobody is known, as long as their name stands there', () => {
  expect(mentionedOf('Hi @Ann Lee', [], [leeson, ann])).toEqual([ann]);
  expect(mentionedOf('Hi Ann', [], [ann])).toEqual([]);
});

it('who is named by an old and a new name is mentioned once', () => {
  expect(mentionedOf('@Ann Lee is @Ann Leeson', [{ ...ann, name: 'Ann Leeson' }], [ann])).toHaveLength(1);
});

it('a name that two of those mentioned have stands for both', () => {
  const parts = splitMentions('@Ann Lee', [ann, { userId: '3', name: 'Ann Lee' }, leeson]);
  expect(parts).toEqual([{ text: '@Ann Lee', userIds: ['1', '3'] }]);
});

it('a text is split at its mentions, and its parts are the text', () => {
  const text = '@Ann Lee and @Ann Leeson';
  const parts = splitMentions(text, [ann, leeson]);
  expect(parts).toEqual([
    { text: '@Ann Lee', userIds: ['1'] },
    { text: ' and ', userIds: [] },
    { text: '@Ann Leeson', userIds: ['2'] },
  ]);
  expect(splitMentions('nobody', [])).toEqual([{ text: 'nobody', userIds: [] }]);
});

it('the ‘＠’ of a keyboard for Japanese or Chinese mentions as ‘@’ does, and is shown as it was written', () => {
  expect(mentionedOf('こんにちは＠Ann Lee', [ann, leeson])).toEqual([ann]);
  expect(splitMentions('＠ 👍＠Ann Lee！', [ann])).toEqual([
    { text: '＠ 👍', userIds: [] },
    { text: '＠Ann Lee', userIds: ['1'] },
    { text: '！', userIds: [] },
  ]);
});

it('a name with a ‘＠’ in it is mentioned, too', () => {
  const taro = { userId: '4', name: '太郎 ＠東京' };
  expect(mentionedOf('＠太郎 ＠東京 こんにちは', [taro])).toEqual([taro]);
  expect(splitMentions('@太郎 ＠東京', [taro])).toEqual([{ text: '@太郎 ＠東京', userIds: ['4'] }]);
});
