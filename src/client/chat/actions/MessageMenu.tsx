import { useEffect, useState } from 'react';
import { showFailure } from '../../ui/messages/showFailure';
import { LOAD_FAILED, OnDemand } from '../../ui/OnDemand';
import type { MessageMenuProps } from './LoadedMessageMenu';

const load = async () => (await import(/* webpackChunkName: 'chat-menus' */ './LoadedMessageMenu')).LoadedMessageMenu;

/** Loads in parallel with the conversation, so that the menu opens without delay. */
export function MessageMenu(props: MessageMenuProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    load().then(
      () => setReady(true),
      () => undefined,
    );
  }, []);
  const refuse = () => {
    showFailure(LOAD_FAILED);
    props.onClose();
  };
  return <OnDemand load={load} isWanted={isReady || props.openMenu !== undefined} props={props} onFailed={refuse} />;
}
