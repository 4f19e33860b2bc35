import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { OnceConfirmed } from '../states/OnceConfirmed';
import { showMessage } from '../messages/showMessage';
import { CardsSkeleton } from '../states/skeletons';

interface BackToProps {
  to: string;
  notice: string;
}

/** Leads to the list to choose from, and says why, where a screen has nothing to be about (rule platform.subjects). */
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
