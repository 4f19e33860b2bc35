import { repeatedMessages } from './repeatedMessages';

const form = { path: 'src/domain/pods/forms.ts', text: "export const name = requiredText('Pod name is required');" };

test('a message used by a single form is not reported', () => {
  const server = { path: 'src/server/pods/create.ts', text: "throw conflict('pod_full', 'This pod is full.');" };
  expect(repeatedMessages([form, server])).toEqual([]);
});

test.each([
  ['src/server/pods/create.ts', "throw invalidField('name', 'Pod name is required');"],
  ['src/server/pods/create.ts', 'throw invalidField("name", `Pod name is required`);'],
  ['src/client/pods/manage/PodForm.tsx', 'export const Hint = () => <p>\n  Pod name\n  is required\n</p>;'],
  ['src/domain/pods/seats.ts', "export const MESSAGE = 'Pod name is required';"],
])('a second copy in %s (%s) is reported with both places', (path, text) => {
  expect(repeatedMessages([form, { path, text }])).toEqual([
    { message: 'Pod name is required', paths: [form.path, path] },
  ]);
});

test('a message written twice in one form also counts as a copy', () => {
  const twice = { ...form, text: `${form.text}\n${form.text.replace('name =', 'other =')}` };
  expect(repeatedMessages([twice])).toHaveLength(1);
});

test('a comment, a type and a single word are not copies', () => {
  const text = "// Pod name is required\ntype Name = 'Pod name is required';\nexport const day = 'Monday';";
  const days = { path: 'src/domain/meetings/days.ts', text: "export const first = 'Monday';" };
  expect(repeatedMessages([form, days, { path: 'src/client/pods/words.ts', text }])).toEqual([]);
});
