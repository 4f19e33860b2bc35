import { Button, NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { POD_OVERVIEW_SORTS, type PodOverviewSort } from '../../../domain/pods/overviewSorts';
import { upperFirst } from '../../../domain/text/words';
import { overviewWords as text } from './overviewWords';
import classes from './podTable.module.css';
import type { PodOrder } from './usePodOrder';

const options = POD_OVERVIEW_SORTS.map((value) => ({ value, label: text.sorts[value] }));

interface PodTableHeaderProps {
  order: PodOrder;
  hasSteps: boolean;
}

/** Where the rows are cards, a select for the order and a button that reverses it. */
export function PodTableHeader({ order, hasSteps }: PodTableHeaderProps) {
  const { sort, choose } = order;
  const heading = (column: PodOverviewSort) => <SortButton column={column} order={order} />;
  return (
    <>
      <div className={classes.choice}>
        <NativeSelect
          label={text.sort}
          data={options}
          value={sort}
          onChange={({ currentTarget }) => choose(currentTarget.value as PodOverviewSort)}
        />
        <Button
          variant="default"
          onClick={() => choose(sort)}
          leftSection={<Arrow order={order.order} size="1.25rem" />}
        >
          {upperFirst(text.orders[order.order])}
        </Button>
      </div>
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

function Arrow({ order, size }: Pick<PodOrder, 'order'> & { size: string }) {
  return order === 'asc' ? <IconArrowUp size={size} aria-hidden /> : <IconArrowDown size={size} aria-hidden />;
}

function SortButton({ column, order: { sort, order, choose } }: { column: PodOverviewSort; order: PodOrder }) {
  const isSorted = column === sort;
  return (
    <button type="button" className={classes.sort} aria-pressed={isSorted} onClick={() => choose(column)}>
      {text.sorts[column]}
      {isSorted && (
        <>
          <Arrow order={order} size="1em" />
          <VisuallyHidden> ({text.orders[order]})</VisuallyHidden>
        </>
      )}
    </button>
  );
}
