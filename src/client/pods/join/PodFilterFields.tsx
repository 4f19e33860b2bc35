import { NativeSelect } from '@mantine/core';
import { listCount } from '../../ui/lists/listCount';
import { weekdayName } from '../../../domain/meetings/display';
import { WEEKDAYS, weekdayNumberOf } from '../../../domain/meetings/scheduleTypes';
import { TIMES_OF_DAY } from '../../../domain/pods/wantedTimes';
import { ResultCount } from '../../ui/lists/ResultCount';
import { NoMatch } from '../../ui/states/NoMatch';
import { SearchField } from '../../ui/lists/SearchField';
import classes from '../pods.module.css';
import { words } from '../words.gen';
import type { PodFilter } from './usePodFilter';
import { haveSameFilters, totalOf, useNeedsFilter, type PodPages } from './usePodPages';
import { LANGUAGE } from '../../ui/language';

const text = words.times;

const weekdays = [
  { value: '', label: text.anyDay },
  ...WEEKDAYS.map((day) => ({ value: day, label: weekdayName(weekdayNumberOf(day), LANGUAGE) })),
];
const timesOfDay = [
  { value: '', label: text.anyTime },
  ...TIMES_OF_DAY.map((one) => ({ value: one, label: text.timesOfDay[one] })),
];

interface PodFilterFieldsProps {
  filter: PodFilter;
  lists: readonly PodPages[];
}

export function PodFilterFields({ filter: { search, setSearch, field, asked, setTime }, lists }: PodFilterFieldsProps) {
  const isLong = useNeedsFilter(lists, asked);
  if (!isLong) return null;
  return (
    <div role="search" className={classes.filter}>
      <SearchField ref={field} value={search} hint={words.all.searchHint} onChange={setSearch} />
      <div role="group" aria-label={text.label} className={classes.filters}>
        <NativeSelect
          label={text.weekday}
          value={asked.weekday ?? ''}
          data={weekdays}
          onChange={({ target }) => setTime('weekday', target.value)}
        />
        <NativeSelect
          label={text.timeOfDay}
          value={asked.timeOfDay ?? ''}
          data={timesOfDay}
          onChange={({ target }) => setTime('timeOfDay', target.value)}
        />
      </div>
      <ResultCount>{haveSameFilters(lists) ? words.count(listCount(totalOf(lists))) : undefined}</ResultCount>
    </div>
  );
}

export function NoSuchPod({ search, onClear }: { search: string | undefined; onClear: () => void }) {
  const [title, why] =
    search === undefined ? [text.none, text.noneWhy] : [words.all.notFound({ search }), text.noneNamed];
  return <NoMatch title={title} why={why} label={text.clear} onClear={onClear} />;
}
