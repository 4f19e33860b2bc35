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

/** A menu item disappears with its menu, so the menu's button stands in for it. */
function presentFocus(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement;
}

const openMenu = () => document.querySelector('[role="menu"]');

/** While a menu closes, the focus is briefly on the body. */
const isFocusStill = (before: Element | null) => document.activeElement === document.body || presentFocus() === before;

/**
 * Dialogs that keyboard shortcuts open on any page (rule platform.shortcuts), except over another dialog, which may
 * hold unsaved text, or a menu, which would cover them.
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
      if (isCommandKey(event)) dialogs.goTo().catch(() => undefined);
      const dialog = askedBy(event);
      if (!dialog) return;
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
    setTimeout(() => (before instanceof HTMLElement && before.isConnected ? before : pageHeading())?.focus());
  };
  const choose = (to: string) => {
    close();
    setTimeout(() => void navigate(to));
  };
  return <Dialog onClose={close} onChoose={choose} />;
}
