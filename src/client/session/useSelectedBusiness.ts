import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Business } from '../../contract/entities.gen';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { chooseBusiness } from './selectedBusiness';
import { lastUsedBusiness } from './selectedBusinessSlice';

const none: readonly Business[] = [];

export function useSelectedBusiness(): { business: Business | undefined; businesses: readonly Business[] } {
  const { data: businesses = none } = useListMyBusinessesQuery();
  const lastUsed = useSelector(lastUsedBusiness);
  const business = useMemo(() => chooseBusiness(businesses, lastUsed), [businesses, lastUsed]);
  return { business, businesses };
}
