/** Runs the work once the page has nothing else to do. Safari has no idle callbacks. */
export const whenIdle = (work: () => void) =>
  ((window.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout)(work);
