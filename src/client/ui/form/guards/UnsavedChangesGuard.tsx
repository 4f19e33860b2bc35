import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { createContext, use } from 'react';
import type { Location } from 'react-router-dom';
import { paths } from '../../../../domain/links';
import { DraftContext } from '../drafts/draftContext';
import { useAskBeforeLeaving } from '../../messages/useAskBeforeLeaving';

/** Cancels other effects of the link that the user followed. */
export const OnStayContext = createContext(() => {});

export const AlsoUnsavedContext = createContext(false);

interface UnsavedChangesGuardProps {
  saved: FormikValues;
  /** The login page then counts as leaving, since no session can end here. */
  isSignedOut?: boolean;
}

/** Ignores the hash: a link within the page, such as the skip link, doesn't leave it. */
const pageOf = ({ pathname, search }: Location) => pathname + search;

export function UnsavedChangesGuard({ saved, isSignedOut = false }: UnsavedChangesGuardProps) {
  const { values, isSubmitting } = useFormikContext<FormikValues>();
  const onStay = use(OnStayContext);
  const draft = use(DraftContext);
  const isAlsoUnsaved = use(AlsoUnsavedContext);
  useAskBeforeLeaving({
    isUnsaved: isAlsoUnsaved || JSON.stringify(values) !== JSON.stringify(saved),
    // A save navigates automatically, and the end of a session must not wait for an answer.
    isLeft: (from, to) => !isSubmitting && pageOf(to) !== pageOf(from) && (isSignedOut || to.pathname !== paths.login),
    onStay,
    onLeave: draft?.clear,
  });
  return null;
}
