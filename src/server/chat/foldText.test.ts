import { sql } from 'drizzle-orm';
import { foldText } from '../../domain/text/foldText';
import { useTestApp } from '../testing/app';

const test = useTestApp();

it.each([
  ['Latin', 0x0020, 0x024f],
  ['accents', 0x0300, 0x036f],
  ['Greek', 0x0370, 0x03ff],
  ['Cyrillic', 0x0400, 0x04ff],
  ['more Latin', 0x1e00, 0x1eff],
  ['punctuation', 0x2000, 0x206f],
  ['ligatures', 0xfb00, 0xfb06],
  ['wide letters', 0xff01, 0xff5e],
  ['emojis', 0x1f300, 0x1f64f],
])('the page compares texts as the search does: %s', async (_name, first, last) => {
  const characters = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  const { rows } = await test.app.context.database.db.execute<{ character: string; folded: string }>(
    sql`select character, fold_text(character) folded from unnest(${sql.param(characters)}::text[]) character`,
  );
  const inDatabase = rows.map(({ character, folded }) => [character, folded]);
  expect(inDatabase).toHaveLength(characters.length);
  expect(inDatabase).toEqual(rows.map(({ character }) => [character, foldText(character)]));
});
