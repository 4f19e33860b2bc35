import { localTexts } from '../text/localText';
import { wordsIn } from './invitationWords.gen';

export const INVITATION_DAYS = 30;

export const MAX_INVITATIONS = 500;

export const EVERYBODY_INVITED = localTexts(wordsIn)((words) => words.everybodyInvited);
