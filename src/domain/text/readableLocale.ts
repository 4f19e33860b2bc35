const OWN_LOCALE = 'en-GB';

/**
 * A tag that Intl formats dates in, without extensions such as other numerals. Browsers also report 'C', 'en_GB.UTF-8'
 * or nothing; British English for what Intl doesn't know.
 */
export function readableLocale(reported: string): string {
  try {
    const { language, script, region } = new Intl.Locale(reported.replace(/[.@].*$/, '').replaceAll('_', '-'));
    const tag = [language, script, region].filter((part) => part !== undefined).join('-');
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? OWN_LOCALE;
  } catch {
    return OWN_LOCALE;
  }
}

/** The reported locale if it is of the language, and the language alone otherwise: never dates in another language. */
export function localeIn(language: string, reported: string): string {
  const [own = language] = language.split('-', 1);
  const locale = readableLocale(reported);
  return locale.split('-', 1)[0] === own ? locale : own;
}
