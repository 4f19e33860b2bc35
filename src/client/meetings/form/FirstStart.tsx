import { lazy, Suspense, type ComponentProps } from 'react';

const LoadedStart = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'meetingFields' */ './SchedulePreview')).FirstStart,
}));

export const FirstStart = (props: ComponentProps<typeof LoadedStart>) => (
  <Suspense>
    <LoadedStart {...props} />
  </Suspense>
);
