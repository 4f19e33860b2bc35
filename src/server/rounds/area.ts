import { meetingNoteSchema, roundChangeSchema } from '../../domain/rounds/forms';
import type { Area } from '../platform/area';
import { roundHandlers } from './handlers';
import { roundHousekeeping } from './housekeeping';

export const roundsArea = {
  handlers: roundHandlers,
  forms: { changeRound: roundChangeSchema, saveMeetingNote: meetingNoteSchema },
  housekeeping: roundHousekeeping,
} satisfies Area;
