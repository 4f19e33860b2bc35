import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type Ref } from 'react';
import { characterCount } from '../../../domain/forms/length';
import { composeText } from '../../../domain/text/composeText';
import { MAX_QUERY_LENGTH } from '../../../domain/text/search';
import { listWords as text } from './listWords';

const TYPING_MS = 300;

/** The typed text, searched when typing pauses; a search from the address replaces it. */
function useTyped(value: string, onChange: (search: string) => void) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Searches that have started but aren't in the address yet, which lags behind the typing. */
  const [sent, setSent] = useState<string[]>([]);
  if (value !== seen) {
    const own = sent.indexOf(value);
    setSeen(value);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    // The address has a different search, because of Back or 'Clear search'.
    if (own === -1) setTyped(value);
  }
  // Called when typing pauses; reads the current text, which a paste or another search may have replaced.
  const send = useDebouncedCallback(() => {
    const search = composeText(typed);
    if (characterCount(search) > MAX_QUERY_LENGTH || search === (sent.at(-1) ?? value)) return;
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
  /** The label of the field where 'Search' alone would be unclear. */
  label?: string;
  value: string;
  /** What the search covers, such as 'Name or email'. */
  hint: string;
  onChange: (search: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Searches when typing pauses. Enter doesn't submit a surrounding form. A search that is too long isn't sent, and stays
 * as typed.
 */
export function SearchField({ value, hint, onChange, label = text.search, ref }: SearchFieldProps) {
  const { typed, type } = useTyped(value, onChange);
  const isTooLong = characterCount(typed) > MAX_QUERY_LENGTH;
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
      error={isTooLong && text.searchTooLong(MAX_QUERY_LENGTH)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
