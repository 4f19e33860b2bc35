import { number } from '../../domain/text/messages';

/** '1 place', '2,000 places': in the words of commands, which are in English. */
export const countWithNoun = (count: number, noun: string, plural = `${noun}s`): string =>
  `${number('en', count)} ${count === 1 ? noun : plural}`;
