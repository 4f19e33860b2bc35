/** What other areas may know of the session. */
export { endSession } from './logout';
export { isSignedIn } from './sessionSlice';
export { selectBusiness } from './selectedBusiness';
export { useSelectedBusiness } from './useSelectedBusiness';
export { useWayOn } from './useWayOn';
