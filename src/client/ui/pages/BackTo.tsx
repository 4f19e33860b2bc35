import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { OnceConfirmed } from '../states/OnceConfirmed';
import { showMessage } from '../messages/showMessage';
import { CardsSkeleton } from '../states/skeletons';

interface BackToProps {
  to: string;
  notice: string;
}

/** For a screen without a subject: says why, and links to the list to choose one from (rule platform.subjects). */
export function BackTo(props: BackToProps) {
  return (
    <OnceConfirmed skeleton={<CardsSkeleton />}>
      <Leave {...props} />
    </OnceConfirmed>
  );
}

function Leave({ to, notice }: BackToProps) {
  useEffect(() => showMessage(notice), [notice]);
  return <Navigate to={to} replace />;
}
