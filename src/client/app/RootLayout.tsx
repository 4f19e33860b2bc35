import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { HasNavigated } from '../ui/routeFocus';

/** Around every page: scroll position, and whether a new page's heading is to take the focus. */
export function RootLayout() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <HasNavigated value={key !== firstKey}>
      <Outlet />
      <ScrollRestoration />
    </HasNavigated>
  );
}
