/** Why a table, or a column of a table that the file gives, isn't in it (rule account.data). */
export const withheldTables: Record<string, string> = {
  account_removals: 'Only of closed accounts, which nobody can log in to.',
  answered_requests: 'Copies of answers for repeated requests, kept for a day.',
  audit_entries: 'An entry of the audit log belongs to the business.',
  businesses: 'The business’s.',
  channel_pins: 'The pod’s.',
  channels: 'The pod’s.',
  custom_buttons: 'The membership’s.',
  digest_search: 'The installation’s.',
  events: 'Copies of what is in the file, kept for seven days; they name the readers of others’ messages.',
  installation_keys: 'The installation’s.',
  kept_mails: 'A mailbox for development.',
  leader_pods: 'The membership’s.',
  logos: 'The membership’s.',
  meetings: 'The pod’s.',
  membership_features: 'The membership’s.',
  membership_invites: 'The membership’s.',
  membership_settings: 'The membership’s.',
  memberships: 'The business’s.',
  next_starts: 'The pod’s.',
  occurrences: 'The pod’s.',
  restores: 'The installation’s.',
  throttles: 'Counts by a hash, gone within a day.',
  zoom_settings: 'The business’s.',
};

const TECHNICAL = 'Technical, and says nothing about the person.';
const SECRET = 'A secret, or leads to one.';
const PODS = 'The pod’s.';

export const withheldColumns: Record<string, Record<string, string>> = {
  users: { password_hash: SECRET, two_factor_secret: SECRET, two_factor_step: SECRET },
  sessions: { id: SECRET },
  codes: { id: TECHNICAL, hash: SECRET, payload: 'The address they asked for is given; the rest are ids.' },
  recovery_codes: { hash: SECRET },
  members: {
    first_name_key: 'The name, folded for searches.',
    last_name_key: 'The name, folded for searches.',
    email_key: 'The address, folded for searches.',
    first_name_order: 'The name, folded for lists.',
    last_name_order: 'The name, folded for lists.',
  },
  email_invitations: { code_hash: SECRET },
  notifications: { names: 'Where others are named in the message, which is given.', dismissal_id: TECHNICAL },
  push_subscriptions: { id: TECHNICAL, session_id: SECRET, endpoint: SECRET, key: SECRET, auth: SECRET },
  mails: {
    id: TECHNICAL,
    data: 'Emptied once sent; until then it may hold links with codes.',
    attempts: TECHNICAL,
    last_error: TECHNICAL,
    held_for: TECHNICAL,
    held_user_id: 'The person’s own id.',
    collapse_key: TECHNICAL,
    about: TECHNICAL,
    says: TECHNICAL,
  },
  calendar_feeds: { id: SECRET },
  pods: {
    membership_id: PODS,
    max_participants: PODS,
    meeting_id: PODS,
    waitlist_told_at: PODS,
    created_at: PODS,
  },
  waitlist_entries: { id: TECHNICAL },
  bulk_action_rows: { position: TECHNICAL },
  messages: {
    content_key: 'The content, folded for searches.',
    client_id: TECHNICAL,
    version: TECHNICAL,
  },
  message_reactions: { position: TECHNICAL },
};
