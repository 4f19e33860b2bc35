import type { ReactNode } from 'react';
import { NotFoundNotice } from './NotFoundNotice';
import { OnceConfirmed } from './OnceConfirmed';

/** For what is not in the list that says what there is for a person. */
export const NotListedNotice = ({ skeleton }: { skeleton: ReactNode }) => (
  <OnceConfirmed skeleton={skeleton}>
    <NotFoundNotice />
  </OnceConfirmed>
);
