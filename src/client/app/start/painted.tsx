import { startTransition, useEffect, useInsertionEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isSignedIn } from '../../session/sessionSlice';
import { TypedBeforeContext, type TypedBefore } from '../../ui/typedBefore';
import { paintedFrame } from './paintedFrame';
import type { AppRouter } from '../routes/router';
import type { AppStore } from '../store';
import { whenInitialized } from '../routes/whenInitialized';

/** What client/early has noted of the page by now. */
const noted = () => document.documentElement.dataset;

/**
 * Whether this page was painted before its scripts came, as it is for this person; then to be taken over. Who is signed in is led
 * on from the login.
 */
export function isPainted(container: Element, store: AppStore): boolean {
  const isLeaving = 'leaving' in noted() && isSignedIn(store.getState());
  delete noted().leaving;
  return container.hasChildNodes() && !isLeaving;
}

/** Before anything of the page looks how large it is. */
function InItsPlace({ children }: { children: ReactNode }) {
  useInsertionEffect(() => paintedFrame()?.remove(), []);
  return children;
}

/** Draws a page that is not taken over in the place of whatever stands there: of what waits for it, as soon as it is drawn. */
export function drawAnew(container: Element, store: AppStore, app: ReactNode): void {
  container.replaceChildren();
  delete noted().sent;
  if (!isSignedIn(store.getState())) paintedFrame()?.remove();
  const root = createRoot(container);
  startTransition(() => root.render(<InItsPlace>{app}</InItsPlace>));
}

/** What has been typed by now, and is until the form of the page takes it. */
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
    take: (): TypedBefore => Object.fromEntries(typed),
    stop: () => {
      container.removeEventListener('input', hear, true);
      typed.clear();
      delete noted().sent;
    },
  };
}

/** A later form begins with its own values: by then the page's own has begun. */
function TakenOver({ typed: { take, stop }, children }: { typed: ReturnType<typeof noteTyped>; children: ReactNode }) {
  useEffect(stop, [stop]);
  return <TypedBeforeContext value={take}>{children}</TypedBeforeContext>;
}

/**
 * Takes over the page that was painted, as it is (rule platform.paintedPages), once the page that the address names has its own
 * script: without it there would be another.
 */
export async function takeOver(container: Element, router: AppRouter, app: ReactNode): Promise<void> {
  await whenInitialized(router);
  const page = <TakenOver typed={noteTyped(container)}>{app}</TakenOver>;
  startTransition(() => void hydrateRoot(container, page));
}
