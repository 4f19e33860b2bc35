import { useEffect, useLayoutEffect } from 'react';
import { storedUserId } from '../../../api/transport/accessToken';
import { useListMyBusinessesQuery } from '../../../api/businessesApi';
import { useSelectedBusiness } from '../../../session/useSelectedBusiness';
import { staffKey } from './staffKey';

const wasStaff = (): boolean => {
  const id = storedUserId();
  return id !== undefined && localStorage.getItem(staffKey) === id;
};

/** Whether the person runs the chosen business; while that isn't known, whether they did last time. */
export function useIsStaff(): boolean {
  const { business } = useSelectedBusiness();
  const isKnown = useListMyBusinessesQuery().data !== undefined;
  const isStaff = isKnown ? business !== undefined && (business.owner || business.admin) : wasStaff();
  useEffect(() => {
    if (!isKnown) return;
    const id = storedUserId();
    if (isStaff && id !== undefined) localStorage.setItem(staffKey, id);
    else localStorage.removeItem(staffKey);
  }, [isKnown, isStaff]);
  // The inline script's mark, until the layout has its own (client/firstPaint).
  useLayoutEffect(() => document.documentElement.removeAttribute('data-staff'), []);
  return isStaff;
}
