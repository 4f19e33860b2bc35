/** What other areas may know of the session. */
export { endSession } from './logout';
export { selectBusiness } from './selectedBusiness';
export { isSignedIn } from './sessionSlice';
export { OfBusiness } from './OfBusiness';
export { useSelectedBusiness } from './useSelectedBusiness';
export { useWayOn } from './useWayOn';
