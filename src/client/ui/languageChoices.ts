import { LANGUAGES } from '../../domain/text/languages';
import { upperFirst } from '../../domain/text/upperFirst';

/** In itself, since a reader who is lost in another language looks for their own: 'Deutsch'. */
const ownName = (language: string) =>
  upperFirst(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);

export const languageChoices = LANGUAGES.map((language) => ({ value: language, label: ownName(language) }));
