import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet } from 'react-router-dom';

export { attachApi } from '../api/attachApi';

export function WithApi() {
  const dispatch = useDispatch();
  // The stream doesn't cover most of a page's data (rule platform.streamResume).
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return <Outlet />;
}
