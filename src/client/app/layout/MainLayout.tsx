import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useGetMyAccountQuery } from '../../api/accountApi';
import { ReaderZoneContext } from '../../ui/readerZone';
import { placeOf } from '../../ui/places/places';
import { BottomBar } from './navigation/BottomBar';
import { Header } from './navigation/Header';
import classes from './MainLayout.module.css';
import { SkipLink } from './SkipLink';
import '@mantine/core/styles/ActionIcon.layer.css';
import { StaffMenu } from './staffMenu/StaffMenu';
import { useIsStaff } from './staffMenu/useIsStaff';
import { SessionGate } from './SessionGate';
import { TimeZoneBanner } from './TimeZoneBanner';
import { usePushNavigation } from './usePushNavigation';
import { useUnreadInTitle } from './navigation/useUnreadInTitle';

const ToastsAndDialogs = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'toasts-and-dialogs' */ '../../ui/messages/ToastsAndDialogs'))
    .ToastsAndDialogs,
}));
const FrameDialogs = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'toasts-and-dialogs' */ '../dialogs/FrameDialogs')).FrameDialogs,
}));

export function MainLayout() {
  const { data: account } = useGetMyAccountQuery();
  const isStaff = useIsStaff();
  const hasPlaces = placeOf(useLocation().pathname) !== undefined;
  useUnreadInTitle();
  usePushNavigation();
  return (
    <ReaderZoneContext value={account?.timezone || undefined}>
      <div className={classes.layout} data-staff={isStaff || undefined} data-places={hasPlaces || undefined}>
        <SkipLink />
        <Header />
        <TimeZoneBanner />
        {isStaff && hasPlaces && <StaffMenu />}
        <main id="content" className={classes.main} data-frame>
          <SessionGate>
            <Outlet />
          </SessionGate>
        </main>
        <BottomBar />
      </div>
      <Suspense>
        <ToastsAndDialogs />
        <FrameDialogs />
      </Suspense>
    </ReaderZoneContext>
  );
}
