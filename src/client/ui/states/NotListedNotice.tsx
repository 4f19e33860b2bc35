import type { ReactNode } from 'react';
import { NotFoundNotice } from './NotFoundNotice';
import { WhenConfirmed } from './WhenConfirmed';

/** For subjects missing from the list of what the user has. */
export const NotListedNotice = ({ skeleton }: { skeleton: ReactNode }) => (
  <WhenConfirmed skeleton={skeleton}>
    <NotFoundNotice />
  </WhenConfirmed>
);
