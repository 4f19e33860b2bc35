import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { focusedLink, focusLink } from '../../early/focusedLink';
import { isSignedIn } from '../../session/sessionSlice';
import { EarlyInputContext, type EarlyInput } from '../../ui/earlyInput';
import type { AppRouter } from '../routes/router';
import type { AppStore } from '../store';
import { keepScroll } from '../scrollPositions';
import { whenInitialized } from '../routes/whenInitialized';
import { paintedFrame } from './paintedFrame';

const noted = () => document.documentElement.dataset;

/** A prerendered page for this user must be hydrated. A signed-in user is redirected from the login. */
export function isPainted(container: Element, store: AppStore): boolean {
  const isLeaving = 'leaving' in noted() && isSignedIn(store.getState());
  delete noted().leaving;
  return container.hasChildNodes() && !isLeaving;
}

/**
 * Removes the prerendered frame before any effect measures the page, and keeps its scroll position and focused link.
 */
function WithoutPaintedFrame({ children }: { children: ReactNode }) {
  const left = useRef<{ top: number; link: string | undefined }>(null);
  useInsertionEffect(() => {
    const frame = paintedFrame();
    left.current = { top: frame ? window.scrollY : 0, link: focusedLink(frame) };
    frame?.remove();
    if (left.current.top > 0) keepScroll(left.current.top);
  }, []);
  // The router scrolls a page to its top first, and to its kept position a frame later.
  useLayoutEffect(() => {
    const { top = 0, link } = left.current ?? {};
    if (top > 0) window.scrollTo(0, top);
    focusLink(link);
  }, []);
  return children;
}

export function renderFromScratch(container: Element, store: AppStore, app: ReactNode): void {
  container.replaceChildren();
  delete noted().sent;
  if (!isSignedIn(store.getState())) paintedFrame()?.remove();
  const root = createRoot(container);
  startTransition(() => root.render(<WithoutPaintedFrame>{app}</WithoutPaintedFrame>));
}

function noteTyped(container: Element) {
  const typed = new Map<string, string | boolean>();
  const valueOf = (field: HTMLInputElement) => (field.type === 'checkbox' ? field.checked : field.value);
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target.name, valueOf(target));
  };
  for (const field of container.querySelectorAll('input')) {
    const value = valueOf(field);
    if (value) typed.set(field.name, value);
  }
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

function HydratedPage({
  typed: { take, stop },
  children,
}: {
  typed: ReturnType<typeof noteTyped>;
  children: ReactNode;
}) {
  useEffect(stop, [stop]);
  return <EarlyInputContext value={take}>{children}</EarlyInputContext>;
}

/**
 * Waits for the page's own code; before that, the content would differ from the prerendered page (rule
 * platform.paintedPages).
 */
export async function hydratePage(container: Element, router: AppRouter, app: ReactNode): Promise<void> {
  await whenInitialized(router);
  const page = <HydratedPage typed={noteTyped(container)}>{app}</HydratedPage>;
  startTransition(() => void hydrateRoot(container, page));
}
