import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Language } from '../../src/domain/text/languages';
import { newPerson } from '../../src/testing/browser/browser';
import { escapeHtml as escape } from '../../src/server/platform/escapeHtml';
import { violationsOf } from '../../src/testing/screens/look';
import { mailVariants, renderVariant, type MailVariant } from '../../src/server/testing/mails/mailVariants';

const WIDTHS = [390, 640];
const THEMES = ['light', 'dark'] as const;

/** The time at which all sample mails are written: before or after each time they mention, as their text requires. */
const NOW = new Date('2026-03-02T09:00:00Z');

interface Written {
  folder: string;
  language: Language;
}

interface MailPhoto {
  file: string;
  width: number;
  theme: (typeof THEMES)[number];
  problems: string[];
}

interface ShownMail {
  title: string;
  subject: string;
  text: string;
  replyTo?: string;
  photos: MailPhoto[];
}

const titleOf = ({ template, name }: MailVariant) => (name === '' ? template : `${template}: ${name}`);
const fileOf = (variant: MailVariant, width: number, theme: string) =>
  `mail-${titleOf(variant)}-${width}-${theme}.png`.replaceAll(/[^\w.]+/g, '-');

async function photographMails(browser: Browser, { folder, language }: Written): Promise<ShownMail[]> {
  const shown = mailVariants.map((variant): ShownMail => {
    const { subject, text, replyTo } = renderVariant(variant, language, NOW);
    return { title: titleOf(variant), subject, text, replyTo, photos: [] };
  });
  for (const theme of THEMES) {
    const { page, context, problems } = await newPerson(browser, { colorScheme: theme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 600 });
      for (const [index, variant] of mailVariants.entries()) {
        problems.length = 0;
        await page.setContent(renderVariant(variant, language, NOW).html);
        const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
        const found = [...(tooWide > 0 ? [`scrolls sideways by ${tooWide} px`] : []), ...(await violationsOf(page))];
        const file = fileOf(variant, width, theme);
        await page.screenshot({ path: join(folder, file), fullPage: true });
        shown[index]?.photos.push({ file, width, theme, problems: [...found, ...problems] });
      }
    }
    await context.close();
  }
  return shown;
}

function section({ title, subject, text, replyTo, photos }: ShownMail): string {
  const figure = ({ file, width, theme, problems }: MailPhoto) =>
    `<figure><a href="${file}"><img loading="lazy" width="${width}" src="${file}" alt=""></a>` +
    `<figcaption>${width} ${theme}${problems.map((one) => `<br><b>${escape(one)}</b>`).join('')}</figcaption></figure>`;
  return (
    `<section><h2>${escape(title)}</h2><p>${escape(subject)}<br>Reply-To: ${escape(replyTo ?? 'none')}</p>` +
    `<div>${photos.map(figure).join('')}<pre>${escape(text)}</pre></div></section>`
  );
}

const page = (mails: ShownMail[]) => `<!doctype html><meta charset="utf-8"><title>Mails</title><style>
body{font:14px system-ui;margin:16px;background:#ddd}h2{font-size:16px}section div{display:flex;gap:16px;align-items:start}
figure{margin:0}figcaption{max-width:390px}b{color:#a00}pre{margin:0;padding:16px;min-width:72ch;max-width:72ch;white-space:pre-wrap;background:#fff}</style>
${mails.map(section).join('\n')}`;

export async function writeMails(browser: Browser, written: Written): Promise<{ count: number; problems: string[] }> {
  const mails = await photographMails(browser, written);
  writeFileSync(join(written.folder, 'mails.html'), page(mails));
  const problems = mails.flatMap(({ title, photos }) =>
    photos.flatMap((photo) => photo.problems.map((one) => `mail ${title} ${photo.width} ${photo.theme}: ${one}`)),
  );
  return { count: mails.length, problems };
}
