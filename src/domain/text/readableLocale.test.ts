import { localeIn, readableLocale } from './readableLocale';

it.each([
  ['de-AT', 'de-AT'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['en_GB', 'en-GB'],
  ['zh_CN.UTF-8', 'zh-CN'],
  ['en-US@posix', 'en-US'],
  ['en-US-u-va-posix', 'en-US'],
  ['ar-EG-u-nu-arab', 'ar-EG'],
  ['th-TH-u-ca-buddhist', 'th-TH'],
])('Intl takes the language %s as %s', (reported, language) => {
  expect(readableLocale(reported)).toBe(language);
});

it.each(['C', 'C.UTF-8', 'POSIX', '', 'x', 'xx', '*', 'klingon!', undefined as unknown as string])(
  'a language unknown to Intl counts as British English: %j',
  (reported) => {
    expect(readableLocale(reported)).toBe('en-GB');
  },
);

it.each([
  ['en', 'en-US', 'en-US'],
  ['en', 'de-AT', 'en'],
  ['de', 'de-AT', 'de-AT'],
  ['de', 'en-US', 'de'],
  ['en-XA', 'fr', 'en'],
])('screens in %s in a browser that reports %s have the dates of %s', (language, reported, locale) => {
  expect(localeIn(language, reported)).toBe(locale);
});
