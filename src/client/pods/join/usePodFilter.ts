import { queryKeys } from '../../../domain/links';
import { WEEKDAYS } from '../../../domain/meetings/scheduleTypes';
import { TIMES_OF_DAY, type WantedTimes } from '../../../domain/pods/wantedTimes';
import { useAddressQuery } from '../../ui/lists/useAddressQuery';
import { useAddressSearch, type AddressSearch } from '../../ui/lists/useAddressSearch';

const times = ['weekday', 'timeOfDay'] as const;
const noTimes = Object.fromEntries(times.map((name) => [queryKeys[name], undefined]));

/** Kept in the address (rule platform.queryState). */
export interface PodFilter extends Omit<AddressSearch, 'asked'> {
  asked: AddressSearch['asked'] & WantedTimes;
  setTime: (name: keyof WantedTimes, value: string) => void;
}

export function usePodFilter(): PodFilter {
  const { query, change } = useAddressQuery();
  const view = useAddressSearch();
  const weekday = WEEKDAYS.find((one) => one === query.get(queryKeys.weekday));
  const timeOfDay = TIMES_OF_DAY.find((one) => one === query.get(queryKeys.timeOfDay));
  return {
    ...view,
    asked: { ...view.asked, ...(weekday && { weekday }), ...(timeOfDay && { timeOfDay }) },
    setTime: (name, value) => change({ [queryKeys[name]]: value }),
    clear: () => {
      view.field.current?.focus();
      change({ ...noTimes, [queryKeys.search]: undefined });
    },
  };
}
