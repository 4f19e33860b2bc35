/** Runs the work once the page has nothing else to do. Safari has no idle callbacks. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work);
