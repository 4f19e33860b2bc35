import type { ReactNode } from 'react';
import { NotFoundNotice } from './NotFoundNotice';
import { OnceConfirmed } from './OnceConfirmed';

/** For things missing from the list of what the user has. */
export const NotListedNotice = ({ skeleton }: { skeleton: ReactNode }) => (
  <OnceConfirmed skeleton={skeleton}>
    <NotFoundNotice />
  </OnceConfirmed>
);
