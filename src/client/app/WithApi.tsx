import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet } from 'react-router-dom';

export { attachApi } from '../api/attachApi';

/** Wraps every page that calls the API. */
export function WithApi() {
  const dispatch = useDispatch();
  // Refetches the page's data when back online, since the stream doesn't cover most of it (rule platform.streamResume).
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return <Outlet />;
}
