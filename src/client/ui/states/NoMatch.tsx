import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { listWords } from '../lists/listWords';

interface NoMatchProps {
  icon?: ReactNode;
  title: string;
  /** How to search, so that something is found. */
  why: string;
  /** What ends the search, where that is more than a search. */
  label?: string;
  onClear: () => void;
}

/** Where nothing of a list matches, with the way back to all of it. */
export function NoMatch({ icon, title, why, label = listWords.clearSearch, onClear }: NoMatchProps) {
  const clear = (
    <Button variant="default" onClick={onClear}>
      {label}
    </Button>
  );
  return (
    <EmptyState icon={icon} title={title} action={clear}>
      {why}
    </EmptyState>
  );
}
