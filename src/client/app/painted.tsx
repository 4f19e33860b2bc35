import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { RouterProviderProps } from 'react-router-dom';
import { isSignedIn } from '../session/sessionSlice';
import { TypedBeforeContext, type TypedBefore } from '../ui/form/typedBefore';
import type { AppStore } from './store';

type Router = RouterProviderProps['router'];

/** Whether this page was painted before its scripts came, for somebody who is signed out as this person is. */
export const isPainted = (container: Element, store: AppStore): boolean =>
  container.hasChildNodes() && !isSignedIn(store.getState());

/** Notes what has been typed by now, and what still is; gives what takes it. */
function noteTyped(container: Element): (names: string[]) => TypedBefore {
  const typed = new Map<string, string | boolean>();
  const note = (field: unknown) => {
    if (!(field instanceof HTMLInputElement)) return;
    const value = field.type === 'checkbox' ? field.checked : field.value;
    if (value) typed.set(field.name, value);
  };
  container.querySelectorAll('input').forEach(note);
  container.addEventListener('input', ({ target }) => note(target), true);
  return (names) => {
    const own = [...typed].filter(([name]) => names.includes(name));
    for (const [name] of own) typed.delete(name);
    return Object.fromEntries(own);
  };
}

/**
 * Takes over the page that was painted, as it is (rule platform.paintedPages), once the page that the address names has its own
 * script: without it there would be another.
 */
export function takeOver(container: Element, router: Router, app: ReactNode): void {
  const begin = () =>
    void hydrateRoot(container, <TypedBeforeContext value={noteTyped(container)}>{app}</TypedBeforeContext>);
  if (router.state.initialized) return begin();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    begin();
  });
}
