import type { Page } from 'playwright-core';
import { untilPainted } from '../browser/painted';

/** `text` in px, normally 16. */
export interface Size {
  name: string;
  width: number;
  text: number;
}

const MAX_FRAMES = 60;

export const sizes: readonly Size[] = [
  { name: '320 px wide', width: 320, text: 16 },
  { name: 'with 200 % text', width: 390, text: 32 },
];

export const smallest: Size = { name: '320 px wide with 200 % text', width: 320, text: 32 };

/**
 * Runs in the page; returns unreadable content. A layer may cover other layers, but within one nothing may overlap.
 * An ellipsis marks intentional truncation.
 */
const misfits = `(() => {
  const found = [];
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (tooWide > 0) found.push('scrolls sideways by ' + tooWide + ' px');
  const nameOf = (node) => JSON.stringify(node.textContent.trim().slice(0, 40));
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const ancestors = (element) => (element ? [element, ...ancestors(element.parentElement)] : []);
  const isHidden = (element) =>
    !element.checkVisibility() || ancestors(element).some((one) => {
      const { clip, clipPath, visibility, opacity } = styleOf(one);
      return clip !== 'auto' || clipPath !== 'none' || visibility !== 'visible' || opacity === '0';
    });
  const layerOf = (element) =>
    ancestors(element).find((one) => {
      const { position, backgroundColor } = styleOf(one);
      return position === 'fixed' || position === 'sticky' || (position === 'absolute' && !/, 0\\)$/.test(backgroundColor));
    }) ?? document.body;
  const isCut = (element) => {
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(element);
    const isClipped = ['hidden', 'clip'].includes(overflowX);
    return isClipped && textOverflow !== 'ellipsis' && webkitLineClamp === 'none' && element.scrollWidth > element.clientWidth + 1;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (!node.textContent.trim() || element.closest('script, style, svg, option') || isHidden(element)) continue;
    const cut = ancestors(element).find(isCut);
    if (cut) found.push(nameOf(node) + ' is cut off');
    const bounds = ancestors(element)
      .filter((one) => styleOf(one).overflowY !== 'visible')
      .map((one) => one.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // What lies outside of what cuts it off can't be seen.
      const box = {
        left: Math.max(left, ...bounds.map((one) => one.left)),
        right: Math.min(right, ...bounds.map((one) => one.right)),
        top: Math.max(top, ...bounds.map((one) => one.top)),
        bottom: Math.min(bottom, ...bounds.map((one) => one.bottom)),
      };
      if (box.right - box.left > 1 && box.bottom - box.top > 1) lines.push({ node, layer: layerOf(element), ...box });
    }
  }
  // Letters leave room at the top and bottom of their line, and glyphs may lean over by a little.
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top);
  lines.forEach((line, index) => {
    const other = lines.slice(index + 1).find((one) => one.node !== line.node && one.layer === line.layer && overlap(line, one));
    if (other) found.push(nameOf(line.node) + ' lies on ' + nameOf(other.node));
  });
  for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
    const { left, right, width } = control.getBoundingClientRect();
    if (width > 1 && !isHidden(control) && (left < -1 || right > document.documentElement.clientWidth + 1)) found.push(nameOf(control) + ' stands beyond the edge');
  }
  for (const heading of document.querySelectorAll('main:has(~ nav) :is(h1, h2, h3)')) {
    const { lineHeight } = styleOf(heading);
    const { height } = heading.getBoundingClientRect();
    const most = parseFloat(getComputedStyle(document.documentElement).fontSize) > 16 ? 4 : 2;
    if (!isHidden(heading) && height > (most + 0.5) * parseFloat(lineHeight)) found.push(nameOf(heading) + ' takes more than ' + most + ' lines');
  }
  const notice = document.querySelector('main ~ div > section');
  if (notice?.getBoundingClientRect().height > window.innerHeight / 6) found.push(nameOf(notice) + ' takes a sixth of the window');
  for (const field of document.querySelectorAll('input:not([type]), input[type=text], input[type=email], input[type=password], input[type=search], textarea')) {
    const { width } = field.getBoundingClientRect();
    if (width > 1 && !isHidden(field) && width < 5 * parseFloat(styleOf(field).fontSize)) found.push('a field shows only a few letters: ' + field.value);
  }
  return [...new Set(found)];
})()`;

/** Runs in the page: texts of more lines than words. Addresses and very long words may break anywhere. */
const brokenWords = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const words = node.textContent.trim().split(/[\\s-]+/);
    if (!words.every((word) => word.length <= 24 && !/[@/_.]/.test(word))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const middles = [...range.getClientRects()].map(({ top, height }) => Math.round((top + height / 2) / 8));
    if (new Set(middles).size > words.length) found.push(JSON.stringify(node.textContent.trim()) + ' is broken between letters');
  }
  return found;
})()`;

/** At the page's own size, at which words are whole, too. */
export const misfitsOf = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate<string[]>(misfits)),
  ...(await page.evaluate<string[]>(brokenWords)),
];

/** Lists that measure their rows are rendered later. */
const whenDrawn = (text: number) => `new Promise((resolve) => {
  const look = (times) => {
    const isThere = getComputedStyle(document.documentElement).fontSize === '${text}px';
    if (times === 0) resolve();
    else requestAnimationFrame(() => look(isThere ? times - 1 : times));
  };
  look(2);
})`;

export async function checkSqueezed(page: Page, to: readonly Size[] = sizes): Promise<string[]> {
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  try {
    for (const { name, width, text } of to) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
      await page.setViewportSize({ width, height: before?.height ?? 800 });
      await page.evaluate(whenDrawn(text));
      let problems = await page.evaluate<string[]>(misfits);
      // A list that renders only the rows in view positions them a moment later.
      for (let times = 0; problems.length > 0 && times < MAX_FRAMES; times += 1) {
        await untilPainted(page);
        problems = await page.evaluate<string[]>(misfits);
      }
      found.push(...problems.map((problem) => `${name}: ${problem}`));
    }
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    if (before) await page.setViewportSize(before);
    await browser.detach();
  }
  return found;
}
