const OWN_LANGUAGE = 'en-GB';

/**
 * A tag that Intl formats dates in, without extensions such as other numerals. Browsers also report 'C', 'en_GB.UTF-8'
 * or nothing; British English for what Intl doesn't know.
 */
export function readableLanguage(reported: string): string {
  try {
    const { language, script, region } = new Intl.Locale(reported.replace(/[.@].*$/, '').replaceAll('_', '-'));
    const tag = [language, script, region].filter((part) => part !== undefined).join('-');
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? OWN_LANGUAGE;
  } catch {
    return OWN_LANGUAGE;
  }
}
