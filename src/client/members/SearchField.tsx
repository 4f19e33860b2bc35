import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { SEARCH_MAX_LENGTH } from '../../domain/members/sorts';
import { words } from './words';

const text = words.list;

const TYPING_MS = 300;

/** What is typed is looked for once the typing rests. Too long a search is not sent, and stays as it was typed. */
export function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const search = useDebouncedCallback(onChange, TYPING_MS);
  // Another search came with the address: by Back, or by 'Clear search'.
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  const isTooLong = typed.length > SEARCH_MAX_LENGTH;
  const type = (next: string) => {
    setTyped(next);
    if (next.length <= SEARCH_MAX_LENGTH) search(next);
  };
  return (
    <TextInput
      type="search"
      label={text.search}
      placeholder={text.searchHint}
      leftSection={<IconSearch size="1.25rem" aria-hidden />}
      value={typed}
      onChange={({ target }) => type(target.value)}
      error={isTooLong && text.searchTooLong(SEARCH_MAX_LENGTH)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
