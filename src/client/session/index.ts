/** What other areas may know of the session. */
export { isSignedIn } from './sessionSlice';
export { useSelectedBusiness } from './useSelectedBusiness';
export { useWayOn } from './useWayOn';
