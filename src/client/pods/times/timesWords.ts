import { countWithNoun } from '../../../domain/text/words';

export const timesWords = {
  times: 'Their local time',
  chooseTime: 'Choose a time to see what it is for each person.',
  noZone: 'Time zone not known',
  atNight: 'At night',
  night: (who: string) => `It’ll be night for ${who}.`,
  others: (count: number) => countWithNoun(count, 'other'),
};
