import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { confirm } from '../confirm';
import { words } from '../words';

/** Told when somebody who was asked goes on editing: what their link was to do besides is not to be done. */
export const OnStayContext = createContext(() => {});

/** Whether the page has something else that is not saved, besides what is in the form. */
export const AlsoUnsavedContext = createContext(false);

interface UnsavedChangesGuardProps {
  saved: FormikValues;
  /** Nobody's session can end here, so that the login is left for like any other page. */
  isSignedOut?: boolean;
}

/** A link to a part of the page, as the skip link, leaves nothing. */
const pageOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before a changed form is left, by a link, Back or the browser (rule platform.unsavedChanges). */
export function UnsavedChangesGuard({ saved, isSignedOut = false }: UnsavedChangesGuardProps) {
  const { values, isSubmitting } = useFormikContext<FormikValues>();
  const onStay = use(OnStayContext);
  const isAlsoUnsaved = use(AlsoUnsavedContext);
  const isChanged = isAlsoUnsaved || JSON.stringify(values) !== JSON.stringify(saved);
  // A save leads on by itself, and the end of a session is not to be held up.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !isSubmitting &&
      pageOf(nextLocation) !== pageOf(currentLocation) &&
      (isSignedOut || nextLocation.pathname !== paths.login),
  );
  const isAsking = useRef(false);
  const answer = useEffectEvent((leaves: boolean) => {
    isAsking.current = false;
    if (leaves) return blocker.proceed?.();
    blocker.reset?.();
    onStay();
  });
  // By where they want to go: who stays and turns to leave in the same moment is blocked both before and after.
  useEffect(() => {
    if (!blocker.location || isAsking.current) return;
    isAsking.current = true;
    void confirm({ ...words.unsaved, danger: true }).then(answer);
  }, [blocker.location]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return null;
}
