import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showMessage } from './showMessage';

/** Leads to the list to choose from, and says why, where a screen has nothing to be about (rule platform.subjects). */
export function BackTo({ to, notice }: { to: string; notice: string }) {
  useEffect(() => showMessage(notice), [notice]);
  return <Navigate to={to} replace />;
}
