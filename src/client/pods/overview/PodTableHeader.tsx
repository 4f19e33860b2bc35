import { Button, NativeSelect } from '@mantine/core';
import { POD_OVERVIEW_SORTS, type PodOverviewSort } from '../../../domain/pods/overviewSorts';
import { ColumnHead, OrderArrow } from '../../ui/lists/ColumnHead';
import { words as listWords } from '../../ui/lists/listWords.gen';
import { words as text } from './overviewWords.gen';
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
  const heading = (column: PodOverviewSort) => (
    <ColumnHead
      label={text.sorts[column]}
      order={column === sort ? order.order : undefined}
      onClick={() => choose(column)}
    />
  );
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
          leftSection={<OrderArrow order={order.order} size="1.25rem" />}
        >
          {listWords.orders[order.order]}
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
