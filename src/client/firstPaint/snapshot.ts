import { isSameSession, readAccessToken } from '../api/transport/accessToken';
import { forgetSnapshots, type cachedSnapshot } from './cachedSnapshots';
import { whenParsed } from './scripts';

/** Shared by the inline script and the program, which are loaded separately. */
const shared = globalThis as typeof globalThis & { snapshotShown?: Promise<void> };

/** How long the program waits for the snapshot before it starts. */
const MAX_WAIT_MS = 250;

/** Shows until the program has rendered (scripts/prerender.mjs): the loading state, then a snapshot. */
export const prerenderedPage = (): HTMLElement | null => document.getElementById('prerendered');

export const prerenderedContent = (): Element[] => [...(prerenderedPage()?.querySelector('main')?.children ?? [])];

export function focusedLink(part: Element | null): string | undefined {
  const focused = document.activeElement;
  return (part?.contains(focused) && focused?.getAttribute('href')) || undefined;
}

export function focusLink(href: string | undefined): void {
  const links = href === undefined ? [] : [...document.links];
  links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
}

/** Only links work, since typed text would be lost. `isFirst`: the reader can't have scrolled yet. */
function show(html: string, isFirst: boolean): void {
  const page = prerenderedPage();
  if (!page) return;
  const link = focusedLink(page);
  page.innerHTML = html;
  for (const control of page.querySelectorAll<HTMLElement>('button, input, textarea, select, [tabindex]'))
    control.inert = true;
  if (isFirst) page.querySelector('[data-opening]')?.scrollIntoView();
  focusLink(link);
}

interface Snapshots {
  token: string;
  cached: ReturnType<typeof cachedSnapshot>;
  /** The server's. */
  html: Promise<string | undefined>;
}

/**
 * Shows the cached snapshot, then the server's, which it caches (rule platform.snapshots). If the session has ended,
 * here or elsewhere (the server then refuses the reads), nothing is shown or kept. Resolves once a snapshot shows, or
 * none will.
 */
export function showSnapshots({ token, cached, html }: Snapshots): Promise<void> {
  const { html: earlier } = cached;
  if (earlier) whenParsed(() => show(earlier, true));
  const shown = html.then(
    (now) => {
      if (!isSameSession(token, readAccessToken())) return;
      if (now && now !== earlier) whenParsed(() => show(now, earlier === undefined));
      cached.replace(now);
    },
    ({ cause }: Error) => {
      if (cause !== 401 && cause !== 403) return;
      forgetSnapshots();
      if (earlier) prerenderedPage()?.replaceChildren();
    },
  );
  shared.snapshotShown = earlier ? Promise.resolve() : shown;
  return shared.snapshotShown;
}

/** Undefined without a snapshot to wait for. */
export const untilSnapshot = (): Promise<unknown> | undefined =>
  shared.snapshotShown &&
  Promise.race([shared.snapshotShown, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
