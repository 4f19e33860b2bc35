export { endSession, logout } from './logout';
export { useSupportsPasskeys } from './passkeys/support';
export { selectBusiness } from './selectedBusiness';
export { isSignedIn } from './sessionSlice';
export { WithBusiness } from './WithBusiness';
export { useSelectedBusiness } from './useSelectedBusiness';
export { useReturnPath } from './useReturnPath';
export { words as sessionWords } from './words';
