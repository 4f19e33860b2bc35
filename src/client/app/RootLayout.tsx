import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { HasNavigatedContext } from '../ui/pages/hasNavigated';
import classes from './RootLayout.module.css';

/** Around every page: scroll position, a sign of life while the next page loads, and whether its heading is to take the focus. */
export function RootLayout() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const isLoading = useNavigation().state === 'loading';
  return (
    <HasNavigatedContext value={key !== firstKey}>
      {isLoading && <div className={classes.loading} aria-hidden />}
      <Outlet />
      <ScrollRestoration />
    </HasNavigatedContext>
  );
}
