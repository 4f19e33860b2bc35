import { problems } from '../forms/testing/problems';
import { messageSchema } from './forms';
import { contentProblem } from './messageContent';

it('a message must have visible content', () => {
  for (const content of ['', '  \n', '\u200B', '\u3164', '\u2800 \u202E']) {
    expect(problems(messageSchema, { content })).toEqual({ content: ['Message cannot be empty'] });
  }
});

it('a message keeps its own spaces', () => {
  expect(messageSchema.cast({ content: '  two\n lines ' })).toEqual({ content: '  two\n lines ' });
});

it('a message has up to 4,000 characters', () => {
  expect(problems(messageSchema, { content: 'x'.repeat(4000) })).toEqual({});
  // Counted as stored.
  expect(problems(messageSchema, { content: 'e\u0301'.repeat(4000) })).toEqual({});
  expect(problems(messageSchema, { content: 'x'.repeat(4001) })).toEqual({
    content: ['Message must be 4,000 characters or fewer'],
  });
});

it('a message has the same problem wherever it is checked', () => {
  for (const content of ['', ' ', 'Hello', 'x'.repeat(4001), '👍'.repeat(4000), '👍'.repeat(4001)]) {
    const [problem] = problems(messageSchema, { content }).content ?? [];
    expect(contentProblem(content)).toBe(problem);
  }
});
