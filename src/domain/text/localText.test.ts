import type { Language } from './languages';
import { catalogueTexts, localTexts, textIn } from './localText';

const wordsIn = (language: Language) =>
  language === 'de'
    ? { title: 'Titel', limits: { days: ({ count }: { count: number }) => `${count} Tage` } }
    : { title: 'Title', limits: { days: ({ count }: { count: number }) => `${count} days` } };

it('a text of a catalogue is made once its language is known, with its arguments', () => {
  const { title, limits } = catalogueTexts(wordsIn);
  const said = [title, limits.days({ count: 3 })];
  expect(said.map((text) => textIn(text, 'de'))).toEqual(['Titel', '3 Tage']);
  expect(said.map((text) => textIn(text, 'en'))).toEqual(['Title', '3 days']);
});

it('a text that is put together knows its language', () => {
  const text = localTexts(wordsIn)((words, language) => `${words.title} (${language})`);
  expect(textIn(text, 'de')).toBe('Titel (de)');
});
