import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { MAX_QUERY_LENGTH } from '../../../domain/text/search';
import { isForInputMethod } from '../../ui/focus/inputMethod';
import { useIsOffline } from '../../ui/states/useIsOffline';
import { words as uiWords } from '../../ui/words.gen';
import type { Destination } from './destination';
import { FrameModal } from './FrameModal';
import classes from './GoToDialog.module.css';
import { GoToList } from './GoToList';
import { useGoTo } from './useGoTo';
import { words } from './words.gen';

const text = words.goTo;

interface GoToDialogProps {
  onClose: () => void;
  onChoose: (to: string) => void;
}

export function GoToDialog({ onClose, onChoose }: GoToDialogProps) {
  return (
    <FrameModal
      onClose={onClose}
      title={text.title}
      centered={false}
      yOffset="var(--sw-header-height)"
      classNames={{ body: classes.body }}
    >
      <GoTo onChoose={onChoose} />
    </FrameModal>
  );
}

function useChosen(destinations: readonly Destination[]) {
  const [to, setTo] = useState<string>();
  const index = destinations.findIndex((one) => one.to === to);
  const chosen = index === -1 ? 0 : index;
  const count = destinations.length;
  const choose = (next: number) => setTo(destinations[(next + count) % count]?.to);
  return { chosen, choose, forget: () => setTo(undefined) };
}

function GoTo({ onChoose }: Pick<GoToDialogProps, 'onChoose'>) {
  const [typed, setTyped] = useState('');
  const { destinations, isSearching, isFailed, retry } = useGoTo(typed);
  const { chosen, choose, forget } = useChosen(destinations);
  const isOffline = useIsOffline();
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const isNothingFound = destinations.length === 0 && !isSearching && !isFailed;
  const onKeyDown = (event: KeyboardEvent) => {
    const destination = destinations[chosen];
    if (isForInputMethod(event) || !destination) return;
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') onChoose(destination.to);
    else return;
    event.preventDefault();
  };
  const state = () => {
    if (isOffline) return text.offline;
    if (isFailed) return text.failed;
    if (isSearching) return text.searching;
    if (isNothingFound) return text.none({ typed: typed.trim() });
    if (typed.trim() !== '') return text.found({ count: destinations.length });
    return <span className={classes.keys}>{text.keys}</span>;
  };
  return (
    <>
      <TextInput
        autoFocus
        data-autofocus
        type="text"
        label={text.label}
        leftSection={<IconSearch size="1.25rem" aria-hidden />}
        maxLength={MAX_QUERY_LENGTH}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          forget();
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={destinations.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={destinations.length > 0 ? optionId(chosen) : undefined}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <p role="status" className={classes.status}>
        {state()}
      </p>
      <div className={classes.list}>
        {isNothingFound && <p className={classes.none}>{text.noneWhy}</p>}
        {isFailed && !isOffline && (
          <Button variant="subtle" size="compact-sm" onClick={retry}>
            {uiWords.retry}
          </Button>
        )}
        <GoToList
          id={listId}
          optionId={optionId}
          destinations={destinations}
          chosen={chosen}
          onChoose={({ to }) => onChoose(to)}
        />
      </div>
    </>
  );
}
