import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { createContext, use } from 'react';
import type { Location } from 'react-router-dom';
import { paths } from '../../../../domain/links';
import { useAskBeforeLeaving } from '../../messages/useAskBeforeLeaving';

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
  useAskBeforeLeaving({
    isUnsaved: isAlsoUnsaved || JSON.stringify(values) !== JSON.stringify(saved),
    // A save leads on by itself, and the end of a session is not to be held up.
    isLeft: (from, to) => !isSubmitting && pageOf(to) !== pageOf(from) && (isSignedOut || to.pathname !== paths.login),
    onStay,
  });
  return null;
}
