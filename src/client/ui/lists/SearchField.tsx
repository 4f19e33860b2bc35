import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type Ref } from 'react';
import { characterCount } from '../../../domain/forms/length';
import { composed } from '../../../domain/text/composed';
import { SEARCH_MAX_LENGTH } from '../../../domain/text/search';
import { listWords as text } from './listWords';

const TYPING_MS = 300;

/** What is typed, and is sent on once the typing rests; a search that comes from elsewhere replaces it. */
function useTyped(value: string, onChange: (search: string) => void) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What this field has sent and not seen come back: the address takes its time, while the typing goes on. */
  const [sent, setSent] = useState<string[]>([]);
  if (value !== seen) {
    const own = sent.indexOf(value);
    setSeen(value);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    // Another search came with the address: by Back, or by 'Clear search'.
    if (own === -1) setTyped(value);
  }
  // Called when the typing rests, and reads what is there by then: a paste, or another search, replaces what was typed.
  const send = useDebouncedCallback(() => {
    const search = composed(typed);
    if (characterCount(search) > SEARCH_MAX_LENGTH || search === (sent.at(-1) ?? value)) return;
    setSent([...sent, search]);
    onChange(search);
  }, TYPING_MS);
  const type = (next: string) => {
    setTyped(next);
    send();
  };
  return { typed, type };
}

interface SearchFieldProps {
  /** Where 'Search' alone would not say what is searched. */
  label?: string;
  value: string;
  /** What can be looked for: 'Name or email'. */
  hint: string;
  onChange: (search: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * What is typed is looked for once the typing rests; Enter sends no form that this stands in. Too long a search is not
 * sent, and stays as it was typed.
 */
export function SearchField({ value, hint, onChange, label = text.search, ref }: SearchFieldProps) {
  const { typed, type } = useTyped(value, onChange);
  const isTooLong = characterCount(typed) > SEARCH_MAX_LENGTH;
  return (
    <TextInput
      ref={ref}
      type="search"
      label={label}
      placeholder={hint}
      leftSection={<IconSearch size="1.25rem" aria-hidden />}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      error={isTooLong && text.searchTooLong(SEARCH_MAX_LENGTH)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
