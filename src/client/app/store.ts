import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { apiMiddleware, apiReducer } from '../api/apiSlot';
import { outboxSlice } from '../chat/outbox/outboxSlice';
import { onboardingSlice } from '../onboarding/onboardingSlice';
import { selectedBusinessSlice } from '../session/selectedBusinessSlice';
import { sessionSlice } from '../session/sessionSlice';
import { streamSlice } from '../stream/streamSlice';
import { unconfirmedSlice } from '../ui/states/unconfirmedSlice';

const reducer = combineReducers({
  api: apiReducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
  [selectedBusinessSlice.reducerPath]: selectedBusinessSlice.reducer,
  [onboardingSlice.reducerPath]: onboardingSlice.reducer,
  [streamSlice.reducerPath]: streamSlice.reducer,
  [outboxSlice.reducerPath]: outboxSlice.reducer,
  [unconfirmedSlice.reducerPath]: unconfirmedSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

// The duration of these development checks depends on the machine, so their warnings are off.
const [immutableCheck, serializableCheck] = [{ warnAfter: Infinity }, { warnAfter: Infinity }];

export function makeStore(preloadedState?: Partial<RootState>, middleware: Middleware[] = []) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) => defaults({ immutableCheck, serializableCheck }).concat(apiMiddleware, ...middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
