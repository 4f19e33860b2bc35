import { problems } from '../forms/testing/problems';
import { editedMessageSchema, messageSchema, newMessageSchema } from './forms';
import { contentProblem } from './messageContent';
import { textIn } from '../text/localText';

it('a message must have visible content', () => {
  for (const content of ['', '  \n', '\u200B', '\u3164', '\u2800 \u202E']) {
    expect(problems(messageSchema, { content })).toEqual({ content: ['Message cannot be empty'] });
  }
});

it('a message keeps the spaces around it', () => {
  expect(messageSchema.cast({ content: '  two\n lines ' })).toEqual({ content: '  two\n lines ' });
});

it('a message has up to 4,000 characters', () => {
  expect(problems(messageSchema, { content: 'x'.repeat(4000) })).toEqual({});
  expect(problems(messageSchema, { content: 'e\u0301'.repeat(4000) })).toEqual({});
  expect(problems(messageSchema, { content: 'x'.repeat(4001) })).toEqual({
    content: ['Message must be 4,000 characters or fewer'],
  });
});

it('a message has the same problem in its form and when its text is checked alone', () => {
  for (const content of ['', ' ', 'Hello', 'x'.repeat(4001), '👍'.repeat(4000), '👍'.repeat(4001)]) {
    const [problem] = problems(messageSchema, { content }).content ?? [];
    const alone = contentProblem(content);
    expect(alone && textIn(alone, 'en')).toBe(problem);
  }
});

it('a new message may be empty only if it has an image', () => {
  expect(problems(newMessageSchema, { content: '' })).toEqual({ content: ['Message cannot be empty'] });
  expect(problems(newMessageSchema, { content: 'Hello' })).toEqual({});
  expect(problems(newMessageSchema, { content: '', imageId: 'bowls' })).toEqual({});
  expect(Object.keys(problems(newMessageSchema, { content: 'x'.repeat(4001), imageId: 'bowls' }))).toEqual(['content']);
});

it('an image’s description has up to 300 characters, not counting spaces around it', () => {
  const withAlt = (imageAlt: string) => problems(newMessageSchema, { content: '', imageId: 'bowls', imageAlt });
  expect(withAlt(` ${'x'.repeat(300)} `)).toEqual({});
  expect(withAlt('x'.repeat(301))).toEqual({ imageAlt: ['Description must be 300 characters or fewer'] });
});

it('an edited message may be empty, since it may have only an image, but not too long', () => {
  expect(problems(editedMessageSchema, { content: '' })).toEqual({});
  expect(Object.keys(problems(editedMessageSchema, { content: 'x'.repeat(4001) }))).toEqual(['content']);
});
