import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '../../contract/entities.gen';
import { compareNames } from '../../domain/text/compareNames';
import { selectedBusinessKey } from './selectedBusinessKey';
import { selectedBusinessSlice } from './selectedBusinessSlice';

export function selectBusiness(dispatch: Dispatch<UnknownAction>, id: string): void {
  localStorage.setItem(selectedBusinessKey, id);
  dispatch(selectedBusinessSlice.actions.businessUsed(id));
}

/**
 * The business last used on this device, otherwise the first owned by name, otherwise the first (rule
 * businesses.selected).
 */
export function chooseBusiness(businesses: readonly Business[], lastUsed: string | null): Business | undefined {
  const byName = [...businesses].sort((a, b) => compareNames(a.name, b.name));
  return byName.find(({ id }) => id === lastUsed) ?? byName.find(({ owner }) => owner) ?? businesses[0];
}
