import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { isForInputMethod, useEscapeOfInputMethods } from '../../ui/focus/inputMethod';
import { pageHeading } from '../../ui/pages/pageHeading';
import { isCommandKey, isPressed } from '../../ui/focus/shortcutKeys';
import { showFailure } from '../../ui/messages/showFailure';
import { useFocusInPage } from '../../ui/focus/useFocusInPage';
import { words } from '../../ui/words';
import { isListedByKey } from './listByKey';
import { onOpenDialog, type FrameDialog } from './openDialog';

interface DialogProps {
  onClose: () => void;
  onChoose: (to: string) => void;
}

const dialogs: Record<FrameDialog, () => Promise<ComponentType<DialogProps>>> = {
  goTo: async () => (await import(/* webpackChunkName: 'go-to' */ './GoToDialog')).GoToDialog,
  shortcuts: async () => (await import(/* webpackChunkName: 'go-to' */ './ShortcutsDialog')).ShortcutsDialog,
};

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

function askedBy(event: KeyboardEvent): FrameDialog | undefined {
  if (isForInputMethod(event)) return undefined;
  if (isPressed('goTo', event)) return 'goTo';
  return isPressed('list', event) && !isTyping(event.target) && isListedByKey() ? 'shortcuts' : undefined;
}

/** Where somebody is who opens a dialog; of an item of a menu, which goes, the button that opened the menu. */
function presentFocus(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement;
}

const openMenu = () => document.querySelector('[role="menu"]');

/** Where it was, or nowhere, as while a menu gives it back. */
const isFocusStill = (before: Element | null) => document.activeElement === document.body || presentFocus() === before;

/**
 * The dialogs that keys open from anywhere (rule platform.shortcuts), but from another dialog, in which something may be
 * typed, and from a menu, which would lie over them. Who closes one is where they were before. Beside them, as it takes as
 * long to be needed: what keeps the focus in the page, and keys of input methods from dialogs.
 */
export function FrameDialogs() {
  useFocusInPage();
  useEscapeOfInputMethods();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const cameFrom = useRef<Element>(null);
  const open = useEffectEvent(async (dialog: FrameDialog) => {
    if (Dialog || document.querySelector('[role="dialog"]')) return;
    const [before, menu] = [presentFocus(), openMenu()];
    try {
      const Loaded = await dialogs[dialog]();
      // What comes late takes nobody away from where they have gone on meanwhile.
      const isElsewhere = document.querySelector('[role="dialog"]') || ![null, menu].includes(openMenu());
      if (isElsewhere || !isFocusStill(before)) return;
      cameFrom.current = before;
      setDialog((shown: ComponentType<DialogProps> | undefined) => shown ?? Loaded);
    } catch {
      showFailure(words.loadFailed);
    }
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // It comes at once then. What could not be had is asked for again with the dialog.
      if (isCommandKey(event)) dialogs.goTo().catch(() => undefined);
      const dialog = askedBy(event);
      if (!dialog) return;
      // The browser would search the web.
      event.preventDefault();
      if (!openMenu()) void open(dialog);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => onOpenDialog((dialog) => void open(dialog)), []);

  if (!Dialog) return null;
  const close = () => {
    setDialog(undefined);
    const before = cameFrom.current;
    // Once the dialog holds the focus no longer.
    setTimeout(() => (before instanceof HTMLElement && before.isConnected ? before : pageHeading())?.focus());
  };
  const choose = (to: string) => {
    close();
    setTimeout(() => void navigate(to));
  };
  return <Dialog onClose={close} onChoose={choose} />;
}
