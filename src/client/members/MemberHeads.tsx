import type { MemberSort } from '../../domain/members/sorts';
import { ColumnHead, type ListOrder } from '../ui/lists/ColumnHead';
import classes from './memberRows.module.css';
import { words } from './words.gen';

const text = words.list.heads;

interface MemberHeadsProps {
  sort: MemberSort;
  onSort: (sort: MemberSort) => void;
  isSelecting: boolean;
}

const ORDERS: Partial<Record<MemberSort, ListOrder>> = { lastActive: 'desc', joinedLatest: 'desc' };

/** Where rows are lines with columns. Other orders are in the filters. */
export function MemberHeads({ sort, onSort, isSelecting }: MemberHeadsProps) {
  const head = (label: string, first: MemberSort, second = first) => (
    <ColumnHead
      label={label}
      order={sort === first || sort === second ? (ORDERS[sort] ?? 'asc') : undefined}
      onClick={() => onSort(sort === first ? second : first)}
    />
  );
  return (
    <div role="group" aria-label={text.label} className={classes.heads} data-selecting={isSelecting || undefined}>
      {head(text.name, 'firstName')}
      {head(text.pods, 'podName')}
      <span>{text.status}</span>
      {head(text.lastActive, 'lastActive')}
      {head(text.joined, 'joinedLatest', 'joinedEarliest')}
    </div>
  );
}
