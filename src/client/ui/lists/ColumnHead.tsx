import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './ColumnHead.module.css';
import { words as listWords } from './listWords.gen';

export type ListOrder = 'asc' | 'desc';

export function OrderArrow({ order, size }: { order: ListOrder; size: string }) {
  return order === 'asc' ? <IconArrowUp size={size} aria-hidden /> : <IconArrowDown size={size} aria-hidden />;
}

interface ColumnHeadProps {
  label: string;
  /** Undefined if the list has another order. */
  order: ListOrder | undefined;
  onClick: () => void;
}

/** A column's heading, which sorts the list by it. */
export function ColumnHead({ label, order, onClick }: ColumnHeadProps) {
  return (
    <button type="button" className={classes.head} aria-pressed={order !== undefined} onClick={onClick}>
      {label}
      {order && (
        <>
          <OrderArrow order={order} size="1em" />
          <VisuallyHidden> {listWords.columnOrders[order]}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
