import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { PageBeforeContext } from '../ui/pageBefore';
import { HasNavigatedContext } from '../ui/pages/hasNavigated';
import { scrollStorageKey } from './scrollPositions';
import classes from './RootLayout.module.css';
import { useSeenHistory } from './useSeenHistory';

export function RootLayout() {
  const { pageBefore, hasNavigated } = useSeenHistory();
  const isLoading = useNavigation().state === 'loading';
  return (
    <HasNavigatedContext value={hasNavigated}>
      {isLoading && <div className={classes.loading} aria-hidden />}
      <PageBeforeContext value={pageBefore}>
        <Outlet />
      </PageBeforeContext>
      <ScrollRestoration storageKey={scrollStorageKey} />
    </HasNavigatedContext>
  );
}
