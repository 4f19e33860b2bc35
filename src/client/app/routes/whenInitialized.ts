import type { AppRouter } from './router';

/** Once a router has the parts of the program that the page at its address is made of. */
export const whenInitialized = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
