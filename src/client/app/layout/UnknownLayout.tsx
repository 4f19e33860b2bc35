import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { isSignedIn } from '../../session/sessionSlice';
import { PublicLayout } from './PublicLayout';

const MainLayout = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'frame' */ './MainLayout')).MainLayout,
}));

export function UnknownLayout() {
  const signedIn = useSelector(isSignedIn);
  if (!signedIn) return <PublicLayout />;
  return (
    <Suspense>
      <MainLayout />
    </Suspense>
  );
}
