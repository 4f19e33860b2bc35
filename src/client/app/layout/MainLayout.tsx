import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useGetMyAccountQuery } from '../../api/accountApi';
import { ReaderZoneContext } from '../../ui/readerZone';
import { BottomBar } from './navigation/BottomBar';
import { Header } from './navigation/Header';
import classes from './MainLayout.module.css';
import { SkipLink } from './SkipLink';
import '@mantine/core/styles/ActionIcon.layer.css';
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
  useUnreadInTitle();
  usePushNavigation();
  return (
    <ReaderZoneContext value={account?.timezone || undefined}>
      <div className={classes.layout}>
        <SkipLink />
        <Header />
        <main id="content" className={classes.main} data-frame>
          <SessionGate>
            <Outlet />
          </SessionGate>
        </main>
        <TimeZoneBanner />
        <BottomBar />
      </div>
      <Suspense>
        <ToastsAndDialogs />
        <FrameDialogs />
      </Suspense>
    </ReaderZoneContext>
  );
}
