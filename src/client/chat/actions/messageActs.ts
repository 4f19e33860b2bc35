import { createContext } from 'react';
import type { Emoji } from '../../../contract/entities.gen';
import type { Row } from '../log/rows';
import type { UnsentMessage } from '../outbox/unsentMessage';

/** Which part of a message's menu is shown. */
export type MenuPart = 'all' | 'reactions';

/** The parts of their conversation that rows need; stable between renders. */
export interface MessageActs {
  /** The reader. */
  userId: string;
  channelId: string;
  /** Touch screens have no hover: a message's menu opens on a long press, and its button shows on focus only. */
  isTouch: boolean;
  /** Offline, messages can be read, copied and written, but not changed (rule chat.offline). */
  isOffline: boolean;
  onRetry: (unsent: UnsentMessage) => void;
  /** Puts the text of an unsent message back into the composer. */
  onTakeBack: (unsent: UnsentMessage) => void;
  onEdit: (row: Row) => void;
  onReply: (row: Row) => void;
  /** Called when the user follows a quote. */
  onJump: () => void;
  onReact: (row: Row, emoji: Emoji) => void;
  /** Opens the menu at the pressed button. */
  onMenu: (row: Row, part: MenuPart, button: HTMLElement) => void;
}

const nothing = () => {};

/** Read only by the parts with actions, so that new actions don't render messages again. */
export const MessageActsContext = createContext<MessageActs>({
  userId: '',
  channelId: '',
  isTouch: false,
  isOffline: false,
  onRetry: nothing,
  onTakeBack: nothing,
  onEdit: nothing,
  onReply: nothing,
  onJump: nothing,
  onReact: nothing,
  onMenu: nothing,
});

/** The people of a channel. */
export interface KnownPeople {
  /** By user id. */
  names: ReadonlyMap<string, string>;
  /** Whether everybody in the channel is included, so that anyone not listed has left. */
  isComplete: boolean;
}

export const PeopleContext = createContext<KnownPeople>({ names: new Map(), isComplete: false });

/** The pages of the people in a channel. */
export interface PersonPages {
  /** By user id; some staff have none. */
  paths: ReadonlyMap<string, string | undefined>;
  /** Whether anyone not listed has left. */
  isComplete: boolean;
}

/** Changes only with the people, since every message reads it. */
export const PersonPagesContext = createContext<PersonPages>({ paths: new Map(), isComplete: false });

/** The user's unconfirmed reactions, by message and emoji. */
export const PendingReactionsContext = createContext<ReadonlyMap<string, boolean>>(new Map());

export const reactionKey = (messageId: string, emoji: Emoji) => `${messageId} ${emoji}`;
