import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { foldText } from '../../../domain/text/foldText';
import { addressOf, onDatabase } from '../../testing/database/databaseServer';
import { queues } from '../../areas';
import { useTestApp } from '../../testing/app';
import { migrateDatabase } from './migrate';

const test = useTestApp();

async function foldedInDatabase(texts: string[]): Promise<string[]> {
  const { rows } = await test.app.context.database.db.execute<{ folded: string }>(sql`
    select fold_text(given) folded from unnest(${sql.param(texts)}::text[]) with ordinality as t (given, position)
    order by position`);
  return rows.map(({ folded }) => folded);
}

const together = (texts: string[], folded: string[]) => texts.map((text, index) => [text, folded[index]]);

it.each([
  ['Latin', 0x0020, 0x024f],
  ['phonetic and Hausa', 0x0250, 0x02ff],
  ['accents', 0x0300, 0x036f],
  ['Greek', 0x0370, 0x03ff],
  ['Cyrillic', 0x0400, 0x052f],
  ['Armenian', 0x0531, 0x058f],
  ['Hebrew', 0x0591, 0x05f4],
  ['Arabic', 0x0600, 0x06ff],
  ['Syriac and Thaana', 0x0700, 0x07bf],
  ['Devanagari to Malayalam', 0x0900, 0x0d7f],
  ['Sinhala, Thai and Lao', 0x0d80, 0x0eff],
  ['Tibetan and Burmese', 0x0f00, 0x109f],
  ['Georgian', 0x10d0, 0x10ff],
  ['Hangul, old', 0x1100, 0x11ff],
  ['Ethiopic', 0x1200, 0x137f],
  ['Khmer and Mongolian', 0x1780, 0x18aa],
  ['accents of phonetics', 0x1ab0, 0x1abe],
  ['more Latin', 0x1e00, 0x1eff],
  ['Greek with breathings', 0x1f00, 0x1fff],
  ['punctuation', 0x2000, 0x206f],
  ['letters as signs', 0x2100, 0x218b],
  ['kana and Hangul', 0x3000, 0x318e],
  ['Han', 0x4e00, 0x4fff],
  ['Hangul', 0xac00, 0xae00],
  ['ligatures', 0xfb00, 0xfb06],
  ['Arabic as it is shown', 0xfb50, 0xfdfb],
  ['wide and half letters', 0xfe00, 0xffee],
  ['letters of mathematics', 0x1d400, 0x1d7ff],
  ['emojis', 0x1f300, 0x1f64f],
  ['selectors', 0xe0100, 0xe01ef],
])('the database compares text the same way as the program: %s', async (_name, first, last) => {
  const characters = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  expect(together(characters, await foldedInDatabase(characters))).toEqual(
    together(characters, characters.map(foldText)),
  );
});

it('the database compares text the same way as the program, whatever letters are next to each other', async () => {
  const letter = fc.constantFrom(
    ...'ΣσςİIıßẞæŁØéeé\u0301\u0323\u0327 ア\u3099हिں\u093C\u094Dกิ\u0E34\u064E\u05B0ﬁ％_\\‘’—',
  );
  const texts = fc.sample(fc.string({ unit: letter, maxLength: 12 }), 500);
  expect(together(texts, await foldedInDatabase(texts))).toEqual(together(texts, texts.map(foldText)));
});

it('text is compared the same way in a database with another locale', async () => {
  const server = process.env.TEST_SERVER_URL as string;
  const name = `${process.env.TEST_TEMPLATE}_locale`;
  await onDatabase(server, (client) =>
    client.query(`create database ${name} locale_provider libc locale 'C' template template0`),
  );
  try {
    await migrateDatabase(addressOf(server, name), queues);
    await onDatabase(addressOf(server, name), async (client) => {
      const { rows } = await client.query<{ folded: string }>(
        `select fold_text('ΔΡΌΜΟΣ Zoë ÖSTEN İI') as folded, upper('ö') as untouched`,
      );
      expect(rows).toEqual([{ folded: 'δρομοσ zoe osten ii', untouched: 'ö' }]);
    });
  } finally {
    await onDatabase(server, (client) => client.query(`drop database ${name}`));
  }
});
