import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import type { Pod } from '../../contract/entities.gen';
import { usePodPagesInfiniteQuery } from '../api/podsApi';
import { useFormField } from '../ui/form/formContext';
import { ShowMore } from '../ui/lists/ListEnd';
import { SearchField } from '../ui/lists/SearchField';
import { useListedPages } from '../ui/lists/useListedPages';
import { QueryState } from '../ui/states/QueryState';
import { RowsSkeleton } from '../ui/states/skeletons';
import classes from './announcements.module.css';
import { words } from './words.gen';

const text = words.form;

const idOf = ({ id }: Pod) => id;

/** Chosen pods stay chosen during a search. */
export function PodsField({ membershipId }: { membershipId: string }) {
  const { field, error } = useFormField<string[]>('audience.podIds');
  const errorId = useId();
  const [search, setSearch] = useState('');
  const q = search.trim();
  const answer = usePodPagesInfiniteQuery({ id: membershipId, filter: 'all', ...(q && { q }) });
  const { query, rest, isLong } = useListedPages(answer, { idOf });
  return (
    <fieldset className={classes.choices} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{text.pods}</legend>
      {isLong && <SearchField value={search} onChange={setSearch} label={text.podsSearch} hint={text.podsSearchHint} />}
      <p className={classes.hint} role="status">
        {text.podsChosen({ count: field.value.length })}
      </p>
      <QueryState
        query={query}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.quiet}>{text.noPods}</p>}
      >
        {({ items }) => (
          <>
            <ul className={classes.pods}>
              {items.map(({ id, name }) => (
                <li key={id}>
                  <Checkbox
                    {...field}
                    value={id}
                    checked={field.value.includes(id)}
                    label={name}
                    aria-invalid={error !== undefined || undefined}
                  />
                </li>
              ))}
            </ul>
            <ShowMore rest={rest} />
          </>
        )}
      </QueryState>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
