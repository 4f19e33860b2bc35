import { countWithNoun } from '../../../domain/text/words';

/** 'Anna Lee', 'Anna Lee and Bo Kay', 'Anna Lee, Bo Kay and 3 more'. */
function namesList(names: readonly string[]): string {
  const [first = '', second = '', ...others] = names;
  if (names.length <= 1) return first;
  if (others.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others.length} more`;
}

/** Text for what people say about each other's steps. */
export const words = {
  title: 'From your pod',
  hands: '👏',
  cheer: 'Cheer',
  cheerFor: (name: string) => `Cheer ${name}’s step`,
  cheeredBy: (names: readonly string[]) => `👏 ${namesList(names)}`,
  comments: (count: number) => (count === 0 ? 'Comment' : countWithNoun(count, 'comment')),
  commentsOn: (count: number, name: string | undefined) => {
    const step = name === undefined ? 'your step' : `${name}’s step`;
    return count === 0 ? `Comment on ${step}` : `${countWithNoun(count, 'comment')} on ${step}`;
  },
  list: 'Comments',
  label: 'Your comment',
  send: 'Send comment',
  delete: 'Delete',
};
