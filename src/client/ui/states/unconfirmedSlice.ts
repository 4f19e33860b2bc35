import { createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

/** Whether the page shows persisted answers that the server hasn't confirmed yet (rule platform.persistence). */
export const unconfirmedSlice = createSlice({
  name: 'isUnconfirmed',
  initialState: false,
  reducers: { persistedShown: () => true, persistedConfirmed: () => false },
});

export const { persistedShown, persistedConfirmed } = unconfirmedSlice.actions;

export const useIsUnconfirmed = (): boolean =>
  useSelector(({ isUnconfirmed }: { isUnconfirmed: boolean }) => isUnconfirmed);
