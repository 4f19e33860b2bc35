/** How somebody in a channel stands to a message of it. */
export interface MessageRelation {
  isSender: boolean;
  /** Leads the pod that the channel belongs to; nobody does in a leader channel. */
  isPodLeader: boolean;
  isRemoved: boolean;
}

/** Rule chat.edited. */
export const canEditMessage = ({ isSender, isRemoved }: MessageRelation): boolean => isSender && !isRemoved;

/** Rule chat.removed. */
export const canRemoveMessage = ({ isSender, isPodLeader }: MessageRelation): boolean => isSender || isPodLeader;

/** Rule chat.reactions. */
export const canReact = ({ isRemoved }: Pick<MessageRelation, 'isRemoved'>): boolean => !isRemoved;
