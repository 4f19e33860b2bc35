import { announcementSchema } from './forms';

const valid = { title: 'A new season', text: 'We begin on Monday.', audience: { kind: 'EVERYONE' } };

async function refusals(changes: object): Promise<string[]> {
  try {
    await announcementSchema.validate({ ...valid, ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
}

it('an announcement needs a title of up to 100 characters and a text of up to 5,000', async () => {
  expect(await refusals({})).toEqual([]);
  expect(await refusals({ title: ' ', text: '' })).toEqual(['Title is required', 'Message is required']);
  expect(await refusals({ title: 'a'.repeat(101), text: 'a'.repeat(5001) })).toHaveLength(2);
});

it('an audience of pods or members names at least one, and other audiences need no choice', async () => {
  expect(await refusals({ audience: { kind: 'PODS' } })).toEqual(['Please choose at least one pod']);
  expect(await refusals({ audience: { kind: 'MEMBERS', memberIds: [] } })).toEqual([
    'Please choose at least one member',
  ]);
  expect(await refusals({ audience: { kind: 'LEADERS', podIds: [] } })).toEqual([]);
  expect(await refusals({ audience: { kind: 'PODS', podIds: ['a'] } })).toEqual([]);
});
