import { IconSearch } from '@tabler/icons-react';
import { ariaKeys, keyNames } from '../../ui/focus/shortcutKeys';
import { shortcuts } from '../../ui/focus/shortcuts';
import { words as frameWords } from '../words.gen';
import classes from './GoToButton.module.css';
import { openDialog } from './openDialog';

export function GoToButton() {
  return (
    <button
      type="button"
      className={classes.button}
      aria-keyshortcuts={ariaKeys(shortcuts.goTo)}
      onClick={() => openDialog('goTo')}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden />
      {frameWords.goTo}
      <kbd aria-hidden>{keyNames(shortcuts.goTo).join(' ')}</kbd>
    </button>
  );
}
