import { localeIn } from '../../domain/text/readableLocale';
import { LANGUAGE } from './language';

const known = new Map<string, string>();

/**
 * The language of the screens, with the region of the browser if it is in that language: 'en-US', 'de-AT'. Cached,
 * since rows of long lists ask for it.
 */
export function readerLocale(): string {
  const { language } = navigator;
  const locale = known.get(language) ?? localeIn(LANGUAGE, language);
  known.set(language, locale);
  return locale;
}
