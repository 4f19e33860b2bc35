import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet } from 'react-router-dom';

export { attachApi } from '../api/attachApi';

/** Around every page that makes calls. */
export function WithApi() {
  const dispatch = useDispatch();
  // Back online, what is shown is fetched anew: the stream says nothing of most of it (rule platform.streamResume).
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return <Outlet />;
}
