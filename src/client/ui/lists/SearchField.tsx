import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type Ref } from 'react';
import { characterCount } from '../../../domain/forms/length';
import { composeText } from '../../../domain/text/composeText';
import { MAX_QUERY_LENGTH } from '../../../domain/text/search';
import { words as text } from './listWords.gen';

const TYPING_MS = 300;

function useTyped(value: string, onChange: (search: string) => void) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Sent searches that the address, which lags behind the typing, doesn't contain yet. */
  const [sent, setSent] = useState<string[]>([]);
  if (value !== seen) {
    const own = sent.indexOf(value);
    setSeen(value);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    if (own === -1) setTyped(value);
  }
  // Reads the current text, which a paste or another search may have replaced.
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
  label?: string;
  value: string;
  hint: string;
  onChange: (search: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Enter doesn't submit a surrounding form. A search over the maximum length stays as typed and isn't sent. */
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
      error={isTooLong && text.searchTooLong({ maximum: MAX_QUERY_LENGTH })}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
