import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './selection.module.css';
import type { Selection } from './useSelection';

interface SelectRowProps {
  selection: Selection;
  id: string;
  /** The name of the item, for screen readers. */
  name: string;
  children: ReactNode;
}

/** A row of a list while its items are being selected: the whole row is the checkbox's label. */
export function SelectRow({ selection, id, name, children }: SelectRowProps) {
  return (
    <label className={classes.row} data-selected={selection.has(id) || undefined}>
      <Checkbox
        checked={selection.has(id)}
        // Those of a whole list are not unselected one by one.
        disabled={selection.isAll}
        onChange={() => selection.toggle(id)}
        aria-label={name}
      />
      {children}
    </label>
  );
}
