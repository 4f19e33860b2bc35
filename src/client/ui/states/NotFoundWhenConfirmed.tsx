import type { ReactNode } from 'react';
import { NotFoundNotice } from './NotFoundNotice';
import { WhenConfirmed } from './WhenConfirmed';

export const NotFoundWhenConfirmed = ({ skeleton }: { skeleton: ReactNode }) => (
  <WhenConfirmed skeleton={skeleton}>
    <NotFoundNotice />
  </WhenConfirmed>
);
