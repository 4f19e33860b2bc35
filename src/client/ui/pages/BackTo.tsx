import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { WhenConfirmed } from '../states/WhenConfirmed';
import { showMessage } from '../messages/showMessage';
import { CardsSkeleton } from '../states/skeletons';

interface BackToProps {
  to: string;
  notice: string;
}

/** For a screen without a subject: links to the list from which to choose one (rule platform.subjects). */
export function BackTo(props: BackToProps) {
  return (
    <WhenConfirmed skeleton={<CardsSkeleton />}>
      <Leave {...props} />
    </WhenConfirmed>
  );
}

function Leave({ to, notice }: BackToProps) {
  useEffect(() => showMessage(notice), [notice]);
  return <Navigate to={to} replace />;
}
