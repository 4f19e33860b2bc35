import type { AppRouter } from './router';

/** Resolves once the router has loaded the code of the current page. */
export const whenInitialized = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
