import { readableLanguage } from './readableLanguage';

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
  expect(readableLanguage(reported)).toBe(language);
});

it.each(['C', 'C.UTF-8', 'POSIX', '', 'x', 'xx', '*', 'klingon!', undefined as unknown as string])(
  'a language unknown to Intl counts as British English: %j',
  (reported) => {
    expect(readableLanguage(reported)).toBe('en-GB');
  },
);
