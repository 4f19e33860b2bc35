import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { createContext, use } from 'react';
import type { Location } from 'react-router-dom';
import { paths } from '../../../../domain/links';
import { DraftContext } from '../drafts/draftContext';
import { useAskBeforeLeaving } from '../../messages/useAskBeforeLeaving';

/** Called when the user chooses to stay, to cancel the other effects of the link they followed. */
export const OnStayContext = createContext(() => {});

/** Whether the page has unsaved content outside the form. */
export const AlsoUnsavedContext = createContext(false);

interface UnsavedChangesGuardProps {
  saved: FormikValues;
  /** No session can end on this page, so the login page is treated like any other. */
  isSignedOut?: boolean;
}

/** A link within the page, such as the skip link, doesn't leave it. */
const pageOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before a link, Back or the browser leaves a changed form (rule platform.unsavedChanges). */
export function UnsavedChangesGuard({ saved, isSignedOut = false }: UnsavedChangesGuardProps) {
  const { values, isSubmitting } = useFormikContext<FormikValues>();
  const onStay = use(OnStayContext);
  const draft = use(DraftContext);
  const isAlsoUnsaved = use(AlsoUnsavedContext);
  useAskBeforeLeaving({
    isUnsaved: isAlsoUnsaved || JSON.stringify(values) !== JSON.stringify(saved),
    // Saving navigates automatically, and no question may delay the end of a session.
    isLeft: (from, to) => !isSubmitting && pageOf(to) !== pageOf(from) && (isSignedOut || to.pathname !== paths.login),
    onStay,
    onLeave: draft?.clear,
  });
  return null;
}
