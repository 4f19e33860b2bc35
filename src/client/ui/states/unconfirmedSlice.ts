import { createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

/** Whether the page shows kept answers that the server hasn't confirmed yet (rule platform.kept). */
export const unconfirmedSlice = createSlice({
  name: 'isUnconfirmed',
  initialState: false,
  reducers: { keptShown: () => true, keptConfirmed: () => false },
});

export const { keptShown, keptConfirmed } = unconfirmedSlice.actions;

export const useIsUnconfirmed = (): boolean =>
  useSelector(({ isUnconfirmed }: { isUnconfirmed: boolean }) => isUnconfirmed);
