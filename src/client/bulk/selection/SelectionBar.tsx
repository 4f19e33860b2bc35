import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { listCount } from '../../ui/lists/listCount';
import { bulkPath, pathTo, paths } from '../../../domain/links';
import type { BulkRequestKind } from '../../../domain/bulk/kinds';
import { isUncounted } from '../../../domain/lists/listTotal';
import { ButtonLink } from '../../ui/ButtonLink';
import { TextLink } from '../../ui/TextLink';
import { words } from '../words.gen';
import classes from './selection.module.css';
import type { Selection } from './useSelection';

const text = words.select;

interface SelectionBarProps {
  selection: Selection;
  membershipId: string;
  /** A list's total may be capped; the bulk action's page gives the exact number. */
  total: number;
  kinds: readonly BulkRequestKind[];
  /** The filters of the list's address, to select everything that the list shows. */
  filters: Record<string, string | undefined>;
  children?: ReactNode;
}

const RED: readonly BulkRequestKind[] = ['REMOVE_MEMBERS', 'DELETE_PODS'];

export function SelectionBar({ selection, membershipId, total, kinds, filters, children }: SelectionBarProps) {
  const { isAll, ids, selectAll, selectNone } = selection;
  const count = isAll ? total : ids.length;
  return (
    <div role="group" aria-label={text.bar} className={classes.bar}>
      <div className={classes.head}>
        <p className={classes.count} role="status">
          {isAll ? text.allChosen(listCount(total)) : text.chosen({ count })}
        </p>
        {isAll || (count === total && !isUncounted(total)) ? (
          <Button size="compact-sm" variant="subtle" onClick={selectNone}>
            {text.none}
          </Button>
        ) : (
          <Button size="compact-sm" variant="subtle" onClick={selectAll}>
            {text.all(listCount(total))}
          </Button>
        )}
      </div>
      {count === 0 ? (
        <TextLink to={pathTo(paths.bulkActions, { membership: membershipId })}>{text.earlier}</TextLink>
      ) : (
        <div className={classes.acts}>
          {children}
          {kinds.map((kind) => (
            <ButtonLink
              key={kind}
              size="sm"
              variant={RED.includes(kind) ? 'outline' : 'default'}
              color={RED.includes(kind) ? 'red' : undefined}
              to={bulkPath(membershipId, kind, isAll ? filters : undefined)}
              state={isAll ? undefined : { ids }}
            >
              {words.acts[kind]}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}
