import { mailVariants, renderVariant } from '../../src/server/testing/mails/mailVariants';
import { LANGUAGES } from '../../src/domain/text/languages';
import { englishFinder, stringsIn } from './english';

const NOW = new Date('2026-03-02T09:00:00Z');

/** Without what is quoted: lines that begin with '>'. */
const ownText = (text: string) => text.replace(/^>.*$/gm, ' ');

it('English is found in a text of another language, apart from what people typed', () => {
  const find = englishFinder('de');
  expect(find('Bitte reload the page', [])).toEqual(['reload', 'the', 'page']);
  expect(find('Anna hat Write the list abgehakt', ['Write the list'])).toEqual([]);
  expect(englishFinder('en')('Reload the page', [])).toEqual([]);
});

it.each(LANGUAGES.filter((language) => language !== 'en'))('no mail in %s has an English word', (language) => {
  const find = englishFinder(language);
  const english = mailVariants
    .filter(({ name }) => !/long/.test(name))
    .flatMap((variant) => {
      const { subject, text } = renderVariant(variant, language, NOW);
      const typed = stringsIn(variant.data).filter(({ length }) => length >= 3);
      const words = find(
        ownText(`${subject}\n${text}`),
        typed.sort((a, b) => b.length - a.length),
      );
      return words.length > 0 ? [`${variant.template} ${variant.name}: ${words.join(' ')}`] : [];
    });
  expect(english).toEqual([]);
});
