import { mentionedOf, splitMentions } from './mentions';

const ann = { userId: '1', name: 'Ann Lee' };
const leeson = { userId: '2', name: 'Ann Leeson' };

it('a text mentions whom it names in full, and not who has a part of that name', () => {
  expect(mentionedOf('Hi @Ann Leeson, see you', [ann, leeson])).toEqual([leeson]);
  expect(mentionedOf('Hi @Ann Leeson and @Ann Lee', [ann, leeson])).toEqual([leeson, ann]);
  expect(mentionedOf('Hi Ann Lee', [ann, leeson])).toEqual([]);
});

it('a text mentions twenty people at most', () => {
  const people = Array.from({ length: 25 }, (_, index) => ({ userId: String(index), name: `Person ${index}.` }));
  expect(mentionedOf(people.map(({ name }) => `@${name}`).join(' '), people)).toHaveLength(20);
});

it('a text is split at its mentions, and its parts are the text', () => {
  const text = '@Ann Lee and @Ann Leeson';
  const parts = splitMentions(text, [ann, leeson]);
  expect(parts).toEqual([{ text: '@Ann Lee', userId: '1' }, { text: ' and ' }, { text: '@Ann Leeson', userId: '2' }]);
  expect(splitMentions('nobody', [])).toEqual([{ text: 'nobody' }]);
});
