import { countWithNoun, joinWithAnd } from '../../../domain/text/words';

export const words = {
  title: 'From your pod',
  hands: '👏',
  cheer: 'Cheer',
  cheerFor: (name: string) => `Cheer ${name}’s step`,
  cheeredBy: (names: readonly string[]) => `👏 ${joinWithAnd(names)}`,
  comments: (count: number) => (count === 0 ? 'Comment' : countWithNoun(count, 'comment')),
  commentsOn: (count: number, name: string | undefined) => {
    const step = name === undefined ? 'your step' : `${name}’s step`;
    return count === 0 ? `Comment on ${step}` : `${countWithNoun(count, 'comment')} on ${step}`;
  },
  list: 'Comments',
  label: 'Your comment',
  send: 'Send comment',
  report: 'Report…',
  delete: 'Delete',
};
