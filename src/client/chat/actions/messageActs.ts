import { createContext } from 'react';
import type { Emoji } from '../../../contract/entities.gen';
import type { Row } from '../log/rows';
import type { UnsentMessage } from '../outbox/unsentMessage';

/** What of a message's menu is shown. */
export type MenuPart = 'all' | 'reactions';

/** What rows need of the conversation they stand in; the same from one drawing to the next. */
export interface MessageActs {
  /** The reader. */
  userId: string;
  /** Fingers have no hover: the button for a message's menu is always there. */
  isTouch: boolean;
  /** Without a connection messages are read, copied and written, not changed (rule chat.offline). */
  isOffline: boolean;
  onRetry: (unsent: UnsentMessage) => void;
  /** Puts the text of what was not sent back into the composer. */
  onTakeBack: (unsent: UnsentMessage) => void;
  onEdit: (row: Row) => void;
  onReact: (row: Row, emoji: Emoji) => void;
  /** Opens the menu at the button that was pressed. */
  onMenu: (row: Row, part: MenuPart, button: HTMLElement) => void;
}

const nothing = () => {};

/** Read where something can be done alone, so that new actions draw no message again. */
export const MessageActsContext = createContext<MessageActs>({
  userId: '',
  isTouch: false,
  isOffline: false,
  onRetry: nothing,
  onTakeBack: nothing,
  onEdit: nothing,
  onReact: nothing,
  onMenu: nothing,
});

/** Who people are. */
export interface KnownPeople {
  /** By their ids. */
  names: ReadonlyMap<string, string>;
  /** Whether everybody in the channel is among them: who isn't has left. */
  isComplete: boolean;
}

export const PeopleContext = createContext<KnownPeople>({ names: new Map(), isComplete: false });

/** By message and emoji what one has pressed and the server has not confirmed. */
export const PressedReactionsContext = createContext<ReadonlyMap<string, boolean>>(new Map());

export const reactionKey = (messageId: string, emoji: Emoji) => `${messageId} ${emoji}`;
