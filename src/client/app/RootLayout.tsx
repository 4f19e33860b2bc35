import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { HasNavigatedContext } from '../ui/pages/hasNavigated';
import { scrollStorageKey } from './scrollPositions';
import classes from './RootLayout.module.css';

/**
 * Wraps every page: restores the scroll position, shows a loading indicator, and decides whether the heading takes the
 * focus.
 */
export function RootLayout() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const isLoading = useNavigation().state === 'loading';
  return (
    <HasNavigatedContext value={key !== firstKey}>
      {isLoading && <div className={classes.loading} aria-hidden />}
      <Outlet />
      <ScrollRestoration storageKey={scrollStorageKey} />
    </HasNavigatedContext>
  );
}
