import type { ReadInvitation } from '../../../domain/memberships/readInvitations';

export const askOf = (id: string, people: readonly ReadInvitation[], language: string) => ({
  id,
  emailInvitationsInput: {
    language,
    invitations: people.map(({ email, name, role, podId }) => ({ email, name, role, ...(podId && { podId }) })),
  },
});
