export interface MessageRelation {
  isSender: boolean;
  /** False in a leader channel. */
  isPodLeader: boolean;
  isRemoved: boolean;
}

export const canEditMessage = ({ isSender, isRemoved }: MessageRelation): boolean => isSender && !isRemoved;

/** Rule chat.removed. */
export const canRemoveMessage = ({ isSender, isPodLeader }: MessageRelation): boolean => isSender || isPodLeader;

export const canReply = ({ isRemoved }: Pick<MessageRelation, 'isRemoved'>): boolean => !isRemoved;

/** What others wrote, while it is there (rule reports.filing). */
export const canReport = ({ isSender, isRemoved }: Pick<MessageRelation, 'isSender' | 'isRemoved'>): boolean =>
  !isSender && !isRemoved;

/** Only people who moderate the channel can pin at all (rule chat.pinned). */
export const canPin = ({ isRemoved }: Pick<MessageRelation, 'isRemoved'>): boolean => !isRemoved;

export const canReact = ({ isRemoved }: Pick<MessageRelation, 'isRemoved'>): boolean => !isRemoved;
