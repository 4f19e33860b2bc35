import { showFailure } from '../../ui/messages/showFailure';
import { LOAD_FAILED, OnDemand } from '../../ui/OnDemand';
import type { MessageMenuProps } from './LoadedMessageMenu';

const load = async () => (await import(/* webpackChunkName: 'chat-menus' */ './LoadedMessageMenu')).LoadedMessageMenu;

/** Called as pointer, finger or focus enters the log: sooner, loading the menu would delay the conversation. */
export const prepareMessageMenu = () => void load().catch(() => undefined);

export function MessageMenu(props: MessageMenuProps) {
  const refuse = () => {
    showFailure(LOAD_FAILED);
    props.onClose();
  };
  return <OnDemand load={load} isWanted={props.openMenu !== undefined} props={props} onFailed={refuse} />;
}
