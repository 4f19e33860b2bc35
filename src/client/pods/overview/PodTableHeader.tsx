import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { POD_OVERVIEW_SORTS, type PodOverviewSort } from '../../../domain/pods/overviewSorts';
import { overviewWords as text } from './overviewWords';
import classes from './podTable.module.css';
import type { PodOrder } from './usePodOrder';

const options = POD_OVERVIEW_SORTS.map((value) => ({ value, label: text.sorts[value] }));

interface PodTableHeaderProps {
  order: PodOrder;
  hasSteps: boolean;
}

/** The column headings, which sort the table; where the rows are cards, a choice of the order instead. */
export function PodTableHeader({ order, hasSteps }: PodTableHeaderProps) {
  const { sort, choose } = order;
  const heading = (column: PodOverviewSort) => <SortButton column={column} order={order} />;
  return (
    <>
      <NativeSelect
        className={classes.choice}
        label={text.sort}
        data={options}
        value={sort}
        onChange={({ currentTarget }) => choose(currentTarget.value as PodOverviewSort)}
      />
      <div role="group" aria-label={text.sort} className={classes.header} data-steps={hasSteps || undefined}>
        {heading('name')}
        {heading('people')}
        {heading('nextMeeting')}
        {hasSteps && <span>{text.steps}</span>}
        {heading('waiting')}
        {heading('lastMessage')}
      </div>
    </>
  );
}

function SortButton({ column, order: { sort, order, choose } }: { column: PodOverviewSort; order: PodOrder }) {
  const isSorted = column === sort;
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <button type="button" className={classes.sort} aria-pressed={isSorted} onClick={() => choose(column)}>
      {text.sorts[column]}
      {isSorted && (
        <>
          <Arrow size="1em" aria-hidden />
          <VisuallyHidden> ({text.orders[order]})</VisuallyHidden>
        </>
      )}
    </button>
  );
}
