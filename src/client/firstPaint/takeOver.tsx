import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type * as ReactDomClient from 'react-dom/client';
import { App } from '../app/App';
import type { AppRouter } from '../app/routes/router';
import { whenInitialized } from '../app/routes/whenInitialized';
import { keepScroll } from '../app/scrollPositions';
import type { AppStore } from '../app/store';
import { isSignedIn } from '../session/sessionSlice';
import { EarlyInputContext, type EarlyInput } from '../ui/earlyInput';
import { firstReadsRequestedAt } from './firstReads';
import { focusedLink, focusLink, prerenderedPage } from './snapshot';
import { openTappedLinks } from './tappedLinks';

const noted = () => document.documentElement.dataset;

type ReactDom = typeof ReactDomClient;

/** Whether `#root` has a page for this user to hydrate. A signed-in user is redirected from the login. */
export function isPrerendered(container: Element, store: AppStore): boolean {
  const isLeaving = 'leaving' in noted() && isSignedIn(store.getState());
  delete noted().leaving;
  return container.hasChildNodes() && !isLeaving;
}

interface WithoutSnapshotProps {
  onRendered: (() => void) | undefined;
  children: ReactNode;
}

/** Removes the snapshot before any effect measures the page, and keeps its scroll position and focused link. */
function WithoutSnapshot({ onRendered, children }: WithoutSnapshotProps) {
  const left = useRef<{ top: number; link: string | undefined }>(null);
  useInsertionEffect(() => {
    const page = prerenderedPage();
    left.current = { top: page ? window.scrollY : 0, link: focusedLink(page) };
    page?.remove();
    if (left.current.top > 0) keepScroll(left.current.top);
  }, []);
  // The router first scrolls a page to the top, and a frame later to its saved position.
  useLayoutEffect(() => {
    const { top = 0, link } = left.current ?? {};
    if (top > 0) window.scrollTo(0, top);
    focusLink(link);
  }, []);
  useEffect(() => onRendered?.(), [onRendered]);
  return children;
}

export function renderFromScratch(
  { createRoot }: ReactDom,
  container: Element,
  store: AppStore,
  app: ReactNode,
  onRendered?: () => void,
): void {
  container.replaceChildren();
  delete noted().sent;
  if (!isSignedIn(store.getState())) prerenderedPage()?.remove();
  const root = createRoot(container);
  startTransition(() => root.render(<WithoutSnapshot onRendered={onRendered}>{app}</WithoutSnapshot>));
}

function noteTyped(container: Element) {
  const typed = new Map<string, string | boolean>();
  const valueOf = (field: HTMLInputElement) => (field.type === 'checkbox' ? field.checked : field.value);
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target.name, valueOf(target));
  };
  for (const field of container.querySelectorAll('input')) if (valueOf(field)) typed.set(field.name, valueOf(field));
  container.addEventListener('input', hear, true);
  return {
    take: (): EarlyInput => Object.fromEntries(typed),
    stop: () => {
      container.removeEventListener('input', hear, true);
      typed.clear();
      delete noted().sent;
    },
  };
}

interface HydratedPageProps {
  typed: ReturnType<typeof noteTyped>;
  children: ReactNode;
}

function HydratedPage({ typed: { take, stop }, children }: HydratedPageProps) {
  useEffect(stop, [stop]);
  return <EarlyInputContext value={take}>{children}</EarlyInputContext>;
}

/** Waits for the page's own code; before that, the content would differ from the prerendered page. */
export async function hydratePage(
  renderer: Promise<ReactDom>,
  container: Element,
  router: AppRouter,
  app: ReactNode,
): Promise<void> {
  const [{ hydrateRoot }] = await Promise.all([renderer, whenInitialized(router)]);
  const page = <HydratedPage typed={noteTyped(container)}>{app}</HydratedPage>;
  startTransition(() => void hydrateRoot(container, page));
}

/**
 * Renders as a transition, so that the page responds to input meanwhile (rule platform.prerenderedPages).
 * `renderer`: may still be loading.
 */
export async function takeOver(
  renderer: Promise<ReactDom>,
  container: HTMLElement,
  store: AppStore,
  router: AppRouter,
): Promise<void> {
  const app = <App store={store} router={router} />;
  if (isPrerendered(container, store)) return hydratePage(renderer, container, router, app);
  openTappedLinks((href) => void router.navigate(href));
  let onRendered: (() => void) | undefined;
  const rendered = new Promise<void>((resolve) => (onRendered = resolve));
  if (firstReadsRequestedAt() !== undefined && isSignedIn(store.getState())) {
    const part = await import(/* webpackChunkName: 'frame' */ '../app/start/sessionStart').catch(() => undefined);
    const pageLoaded = whenInitialized(router);
    await part?.startSessionEarly(store, router.state.location, { pageLoaded, rendered });
  }
  renderFromScratch(await renderer, container, store, app, onRendered);
}
