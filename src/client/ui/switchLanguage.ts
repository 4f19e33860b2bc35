import { LANGUAGE_COOKIE, languageCookie } from '../../domain/site/languageCookie';
import type { Language } from '../../domain/text/languages';
import { LANGUAGE } from './language';

/** Any address has a page in the language of the cookie; the service worker answers only the addresses of its own. */
const UNCACHED_PAGE = '/language';

/** In session storage: the next service worker takes over unasked, since its pages differ only in their language. */
const SWITCHED = 'stepwell.language-switched';

/** In local storage, whose changes other tabs hear of. */
export const languageKey = 'stepwell.language';

async function pageIn(language: Language): Promise<Response | undefined> {
  const page = await fetch(UNCACHED_PAGE, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  const isInLanguage = (await page.clone().text()).includes(`<html lang="${language}"`);
  return page.ok && isInLanguage ? page : undefined;
}

/** Otherwise the service worker would go on showing the pages that it has in its cache. */
async function replaceCachedPages(page: Response): Promise<void> {
  const names = 'caches' in window ? await caches.keys() : [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname === '/index.html') await cache.put(request, page.clone());
      else if (pathname.endsWith('.html')) await cache.delete(request);
    }
  }
}

/**
 * Reloads this page in another language. False if it can't be shown in it: the browser keeps no cookies, or the
 * server has no pages in this language.
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  try {
    document.cookie = languageCookie(language);
    const page = await pageIn(language);
    if (!page) return keepLanguage();
    await replaceCachedPages(page);
    sessionStorage.setItem(SWITCHED, language);
    localStorage.setItem(languageKey, language);
    window.location.reload();
    return true;
  } catch {
    return keepLanguage();
  }
}

/** Otherwise the next page would be in another language, or offer one that there isn't. */
function keepLanguage(): false {
  document.cookie = languageCookie(LANGUAGE);
  return false;
}

/** The language in which the browser's next page comes, if it isn't just the one that it prefers. */
export const nextLanguage = (): string | undefined =>
  new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1];

/** Whether this tab has just been reloaded in another language; true only once. */
export function takeSwitch(): boolean {
  try {
    const isSwitched = sessionStorage.getItem(SWITCHED) !== null;
    sessionStorage.removeItem(SWITCHED);
    return isSwitched;
  } catch {
    return false;
  }
}
