import { foldText } from '../../text/foldText';
import type { INVITE_ROLES } from '../lists';

export type InviteRole = (typeof INVITE_ROLES)[number];

const LEADER = ['leader', 'lead', 'pod leader', 'coach'];
const PARTICIPANT = ['participant', 'member', 'participants', 'person'];

export const folded = (text: string) => foldText(text.trim()).replaceAll('_', ' ');

export const isRole = (text: string): boolean => [...LEADER, ...PARTICIPANT].includes(folded(text));

export function roleOf(text: string, otherwise: InviteRole): InviteRole | undefined {
  const role = folded(text);
  if (role === '') return otherwise;
  if (LEADER.includes(role)) return 'Leader';
  return PARTICIPANT.includes(role) ? 'Participant' : undefined;
}
