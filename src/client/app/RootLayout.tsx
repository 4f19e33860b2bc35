import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { HasNavigatedContext } from '../ui/hasNavigated';
import classes from './RootLayout.module.css';
import { useFocusKept } from './useFocusKept';

/**
 * Around every page: scroll position, a sign of life while the next page loads, whether its heading is to take the focus, and
 * where that goes when what had it is gone.
 */
export function RootLayout() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const isLoading = useNavigation().state === 'loading';
  useFocusKept();
  return (
    <HasNavigatedContext value={key !== firstKey}>
      {isLoading && <div className={classes.loading} aria-hidden />}
      <Outlet />
      <ScrollRestoration />
    </HasNavigatedContext>
  );
}
