import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { isForInputMethod, useEscapeOfInputMethods } from '../../ui/focus/inputMethod';
import { pageHeading } from '../../ui/pages/pageHeading';
import { isCommandKey, isPressed, isTyping } from '../../ui/focus/shortcutKeys';
import { isSingleKeyEnabled } from '../../ui/focus/singleKeySetting';
import { showFailure } from '../../ui/messages/showFailure';
import { useRestoreFocus } from '../../ui/focus/useRestoreFocus';
import { LOAD_FAILED } from '../../ui/OnDemand';
import { onOpenDialog, type FrameDialog } from './openDialog';

interface DialogProps {
  onClose: () => void;
  onChoose: (to: string) => void;
}

const dialogs: Record<FrameDialog, () => Promise<ComponentType<DialogProps>>> = {
  goTo: async () => (await import(/* webpackChunkName: 'go-to' */ './GoToDialog')).GoToDialog,
  shortcuts: async () => (await import(/* webpackChunkName: 'go-to' */ './ShortcutsDialog')).ShortcutsDialog,
};

function askedBy(event: KeyboardEvent): FrameDialog | undefined {
  if (isForInputMethod(event)) return undefined;
  if (isPressed('goTo', event)) return 'goTo';
  return isPressed('list', event) && !isTyping(event.target) && isSingleKeyEnabled() ? 'shortcuts' : undefined;
}

/** The element to focus when a dialog closes. For a menu item, which disappears, that is the menu's button. */
function presentFocus(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement;
}

const openMenu = () => document.querySelector('[role="menu"]');

/** Whether the focus is where it was before, or on the body while a menu returns it. */
const isFocusStill = (before: Element | null) => document.activeElement === document.body || presentFocus() === before;

/**
 * The dialogs opened by keyboard shortcuts on any page (rule platform.shortcuts), except over another dialog, which may
 * hold unsaved text, and over a menu, which would cover them. Closing a dialog returns the focus. Also keeps the focus
 * in the page and shields dialogs from the keys of input methods: this code is needed no earlier than the dialogs.
 */
export function FrameDialogs() {
  useRestoreFocus();
  useEscapeOfInputMethods();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const cameFrom = useRef<Element>(null);
  const open = useEffectEvent(async (dialog: FrameDialog) => {
    if (Dialog || document.querySelector('[role="dialog"]')) return;
    const [before, menu] = [presentFocus(), openMenu()];
    try {
      const Loaded = await dialogs[dialog]();
      // A dialog that loads late must not interrupt a user who has moved on.
      const isElsewhere = document.querySelector('[role="dialog"]') || ![null, menu].includes(openMenu());
      if (isElsewhere || !isFocusStill(before)) return;
      cameFrom.current = before;
      setDialog((shown: ComponentType<DialogProps> | undefined) => shown ?? Loaded);
    } catch {
      showFailure(LOAD_FAILED);
    }
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Preloads the dialog, so that it opens without delay. Opening it retries a failed load.
      if (isCommandKey(event)) dialogs.goTo().catch(() => undefined);
      const dialog = askedBy(event);
      if (!dialog) return;
      // Prevents the browser from starting a web search.
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
    // Runs after the dialog has released the focus.
    setTimeout(() => (before instanceof HTMLElement && before.isConnected ? before : pageHeading())?.focus());
  };
  const choose = (to: string) => {
    close();
    setTimeout(() => void navigate(to));
  };
  return <Dialog onClose={close} onChoose={choose} />;
}
