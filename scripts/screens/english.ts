import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { fillDatabase } from '../../src/testing/product/inDatabase';
import type { Product } from '../../src/testing/product/product';
import { englishFinder, stringsIn } from '../words/english';

/** What people see or hear of the page. */
const shownTexts = `(() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (parent && !parent.closest('script, style, noscript, template') && data.trim()) texts.push(data);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
  return texts;
})()`;

/** Shorter ones are parts of too many words. */
const MIN_LENGTH = 3;

/** Values of the product, such as 'leader' or 'NOT_SET', which may be English words on a page. */
const CODE = /^([a-z_-]+|[A-Z_]+)$/;

/** All that is stored, of which the product's own texts are no part; the longest first. */
async function storedTexts(product: Product): Promise<string[]> {
  return fillDatabase(product, async (_make, { db }) => {
    const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`);
    const texts = new Set<string>();
    for (const { table, column } of columns) {
      const { rows } = await db.execute<{ value: unknown }>(
        sql`select distinct to_jsonb(${sql.identifier(column)}) as value from ${sql.identifier(table)}`,
      );
      for (const { value } of rows) for (const text of stringsIn(value)) texts.add(text);
    }
    const { rows: people } = await db.execute<{ name: string }>(
      sql`select first_name || ' ' || last_name as name from users`,
    );
    // Headings and items of terms are shown without their marks.
    const lines = [...texts].flatMap((text) => [
      text,
      ...text.split(/https?:\S+/).map((part) => part.replace(/^[#\s>-]+/, '')),
    ]);
    return [...people.map(({ name }) => name), ...lines]
      .map((text) => text.replace(/\s+/gu, ' ').trim())
      .filter((text) => text.length >= MIN_LENGTH && !CODE.test(text))
      .sort((a, b) => b.length - a.length);
  });
}

/** Names the texts of a page that aren't in its language. */
export async function englishOnPages(product: Product, language: string): Promise<(page: Page) => Promise<string[]>> {
  const find = englishFinder(language);
  if (language === 'en') return () => Promise.resolve([]);
  const typed = await storedTexts(product);
  return async (page) => {
    const texts = await page.evaluate<string[]>(shownTexts);
    const found = texts.flatMap((text) => {
      const words = find(text, typed);
      return words.length > 0 ? [`English: '${text.trim().slice(0, 120)}' (${words.join(' ')})`] : [];
    });
    return [...new Set(found)];
  };
}
