import { joinNames } from '../../../domain/text/words';

export const words = {
  cant: 'Can’t make it?',
  note: 'Anything the others should know?',
  noteWhy: 'Optional. Everyone in your pod can read it.',
  send: 'Tell the pod',
  cancel: 'Cancel',
  sent: 'We’ve told the people who run the meeting.',
  mine: 'You can’t make it.',
  back: 'I can come after all',
  taken: 'You’re coming after all.',
  /** 'Anna can’t make it', 'You, Anna and 2 others can’t make it'. */
  line: (names: readonly string[], count: number): string => {
    if (names.length === 0) return count === 1 ? 'One person can’t make it.' : `${count} people can’t make it.`;
    return `${joinNames(names, count, 2)} can’t make it.`;
  },
};
