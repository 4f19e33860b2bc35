import { createContext } from 'react';
import type { Emoji } from '../../../contract/entities.gen';
import type { Row } from '../log/rows';
import type { UnsentMessage } from '../outbox/unsentMessage';

export type MenuPart = 'all' | 'reactions';

export interface MessageActs {
  userId: string;
  channelId: string;
  isTouch: boolean;
  isOffline: boolean;
  onRetry: (unsent: UnsentMessage) => void;
  onTakeBack: (unsent: UnsentMessage) => void;
  onEdit: (row: Row) => void;
  onReply: (row: Row) => void;
  onJump: () => void;
  onReact: (row: Row, emoji: Emoji) => void;
  onMenu: (row: Row, part: MenuPart, button: HTMLElement) => void;
}

const nothing = () => {};

/** Only components with actions read this, so that a new action doesn't render every message. */
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

export interface KnownPeople {
  names: ReadonlyMap<string, string>;
  isComplete: boolean;
}

export const PeopleContext = createContext<KnownPeople>({ names: new Map(), isComplete: false });

export interface PersonPages {
  paths: ReadonlyMap<string, string | undefined>;
  isComplete: boolean;
}

/** Every message reads this, so it changes only with the people. */
export const PersonPagesContext = createContext<PersonPages>({ paths: new Map(), isComplete: false });

export const PendingReactionsContext = createContext<ReadonlyMap<string, boolean>>(new Map());

export const reactionKey = (messageId: string, emoji: Emoji) => `${messageId} ${emoji}`;
