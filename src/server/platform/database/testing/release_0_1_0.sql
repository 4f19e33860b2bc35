-- A database of 0.1.0: a row or more in each of its tables, among them those that 0.2.0 changes.
INSERT INTO users (id, email, first_name, last_name, bio, timezone, password_hash, verified_at, created_at) VALUES
  ('00000000-0000-7000-8000-000000000001', 'olivia@example.com', 'Olivia', 'Owner', '', 'Europe/London', 'x', now(), '2026-11-01'),
  ('00000000-0000-7000-8000-000000000002', 'Lea@example.com', U&'Le\0301a', E'\u202EDubois', 'Runs.', null, 'x', now(), '2026-11-02'),
  ('00000000-0000-7000-8000-000000000003', 'pat@example.com', E'\u200F', 'O''Neil & Sons', '', 'IST', 'x', now(), '2026-11-03'),
  ('00000000-0000-7000-8000-000000000004', 'new@example.com', 'Not', 'Verified', '', null, 'x', null, now());
INSERT INTO businesses (id, name, created_at, approved_at) VALUES
  ('00000000-0000-7000-8000-000000000010', E'Cafe\u0301\u200E', '2026-11-01', now());
INSERT INTO business_staff VALUES
  ('00000000-0000-7000-8000-000000000010', '00000000-0000-7000-8000-000000000001', 'owner', '2026-11-01');
INSERT INTO onboarding_actions VALUES
  ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000010', 'ZOOM_PROMPT', '2026-11-01', null);
INSERT INTO zoom_settings VALUES
  ('00000000-0000-7000-8000-000000000010', 'key', 'secret', 'user', null, now());
INSERT INTO memberships (id, business_id, name, url, community_url, support_email, created_at) VALUES
  ('00000000-0000-7000-8000-000000000020', '00000000-0000-7000-8000-000000000010', E'Early \u202Abirds', '', '', 'help@example.com', '2026-11-01');
INSERT INTO custom_buttons VALUES
  ('00000000-0000-7000-8000-000000000021', '00000000-0000-7000-8000-000000000020', 'Book', 'https://example.com', '', 'VIEW_POD', 0);
INSERT INTO logos VALUES
  ('00000000-0000-7000-8000-000000000020', '\x00', 'image/png', 'etag', now());
INSERT INTO members (id, membership_id, user_id, joined_at, leader_status) VALUES
  ('00000000-0000-7000-8000-000000000032', '00000000-0000-7000-8000-000000000020', '00000000-0000-7000-8000-000000000002', '2026-11-02', 'SIGNED_OFF'),
  ('00000000-0000-7000-8000-000000000033', '00000000-0000-7000-8000-000000000020', '00000000-0000-7000-8000-000000000003', '2026-11-03', 'NONE');
INSERT INTO membership_features VALUES
  ('00000000-0000-7000-8000-000000000020', 'Chat', false);
INSERT INTO membership_invites VALUES
  ('00000000-0000-7000-8000-000000000020', 'Leader', 'leader-code');
INSERT INTO membership_settings VALUES
  ('00000000-0000-7000-8000-000000000020', 'MaxParticipants', '8');
INSERT INTO meetings (id, membership_id, name, timezone, starts_at, recurring, frequency, frequency_period, duration_minutes, weekday, link, created_at) VALUES
  ('00000000-0000-7000-8000-000000000041', '00000000-0000-7000-8000-000000000020', 'Led', 'Europe/London', '2026-11-03 19:00Z', true, 1, 'Week', 60, 'TUESDAY', 'https://meet.example.com', '2026-11-01'),
  ('00000000-0000-7000-8000-000000000042', '00000000-0000-7000-8000-000000000020', 'Unled', 'Europe/London', '2026-11-03 19:00Z', true, 1, 'Week', 60, 'TUESDAY', '', '2026-11-01'),
  ('00000000-0000-7000-8000-000000000043', '00000000-0000-7000-8000-000000000020', 'Leaders', 'Europe/London', '2026-11-03 19:00Z', false, 1, 'Week', 60, null, '', '2026-11-01');
INSERT INTO leader_pods VALUES
  ('00000000-0000-7000-8000-000000000044', '00000000-0000-7000-8000-000000000020', '00000000-0000-7000-8000-000000000043', '2026-11-01');
INSERT INTO pods (id, membership_id, name, max_participants, meeting_id, created_at) VALUES
  ('00000000-0000-7000-8000-000000000051', '00000000-0000-7000-8000-000000000020', E'Led\u2066', 8, '00000000-0000-7000-8000-000000000041', '2026-11-02'),
  ('00000000-0000-7000-8000-000000000052', '00000000-0000-7000-8000-000000000020', 'Unled', 8, '00000000-0000-7000-8000-000000000042', '2026-11-02');
INSERT INTO pod_members (pod_id, membership_id, user_id, role, joined_at) VALUES
  ('00000000-0000-7000-8000-000000000051', '00000000-0000-7000-8000-000000000020', '00000000-0000-7000-8000-000000000002', 'leader', '2026-11-02'),
  ('00000000-0000-7000-8000-000000000051', '00000000-0000-7000-8000-000000000020', '00000000-0000-7000-8000-000000000003', 'participant', '2026-11-03');
INSERT INTO leader_transfers (id, pod_id, participant_id, asked_by, created_at, expires_at) VALUES
  ('00000000-0000-7000-8000-000000000053', '00000000-0000-7000-8000-000000000051', '00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000002', now(), now() + interval '7 days');
INSERT INTO waitlist_entries (pod_id, membership_id, user_id, consent_join_new_pod, consent_to_be_new_pod_leader, created_at) VALUES
  ('00000000-0000-7000-8000-000000000052', '00000000-0000-7000-8000-000000000020', '00000000-0000-7000-8000-000000000003', true, false, now());
INSERT INTO next_tiny_steps (id, user_id, pod_id, pod_name, membership_id, goal, description, commitment_date, status, created_at) VALUES
  ('00000000-0000-7000-8000-000000000061', '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000051', 'Led', '00000000-0000-7000-8000-000000000020', 'Run', 'Shoes', '2126-01-03 12:00Z', 'InProgress', now()),
  ('00000000-0000-7000-8000-000000000062', '00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000051', 'Led', '00000000-0000-7000-8000-000000000020', 'Read', 'A page', '2026-11-10', 'InProgress', now());
INSERT INTO channels (id, membership_id, pod_id, created_at) VALUES
  ('00000000-0000-7000-8000-000000000071', '00000000-0000-7000-8000-000000000020', '00000000-0000-7000-8000-000000000051', '2026-11-02'),
  ('00000000-0000-7000-8000-000000000072', '00000000-0000-7000-8000-000000000020', null, '2026-11-02');
INSERT INTO messages (id, channel_id, sender_id, content, created_at, removed_at) VALUES
  ('00000000-0000-7000-8000-000000000081', '00000000-0000-7000-8000-000000000071', '00000000-0000-7000-8000-000000000002', E'ΔΡΌΜΟΣ Łódź', '2026-11-04', null),
  ('00000000-0000-7000-8000-000000000082', '00000000-0000-7000-8000-000000000071', '00000000-0000-7000-8000-000000000003', '', '2026-11-04', now()),
  ('00000000-0000-7000-8000-000000000083', '00000000-0000-7000-8000-000000000071', null, 'Plain', '2026-11-05', null);
INSERT INTO channel_reads VALUES
  ('00000000-0000-7000-8000-000000000071', '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000081', now());
INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES
  ('00000000-0000-7000-8000-000000000091', '00000000-0000-7000-8000-000000000002', '2026-11-20', '2026-11-27');
INSERT INTO push_subscriptions VALUES
  ('00000000-0000-7000-8000-000000000092', '00000000-0000-7000-8000-000000000002', 'https://push.example.com/1', 'key', 'auth', now());
INSERT INTO throttles VALUES ('login', 1, now());
INSERT INTO codes (id, hash, purpose, payload, created_at, expires_at) VALUES
  ('00000000-0000-7000-8000-000000000093', 'hash', 'verify', jsonb_build_object('firstName', E'\u202EAnna'), now(), now());
INSERT INTO notification_settings VALUES
  ('00000000-0000-7000-8000-000000000002', 'MISSED_POD_MESSAGE', 'HOURLY');
INSERT INTO notifications (id, user_id, membership_id, kind, message, action_type, primary_action_url, created_at, for_staff) VALUES
  ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000020', 'pod-without-leader', 'A pod has no leader.', 'DISMISSIBLE_ACTION', '/pod?p=00000000-0000-7000-8000-000000000051', now(), true),
  ('00000000-0000-7000-8000-0000000000a2', '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000020', 'pod-without-leader', 'A pod has no leader.', 'DISMISSIBLE_ACTION', '/pod?p=00000000-0000-7000-8000-000000000052', now(), true),
  ('00000000-0000-7000-8000-0000000000a3', '00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000020', 'transfer-offered', 'Lead the pod?', 'DISMISSIBLE_ACTION', null, now(), false),
  ('00000000-0000-7000-8000-0000000000a4', '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000020', 'member-joined', '<b>Olivia Owner</b> joined.<br /><i>I &lt;coach&gt; &amp; &quot;listen&quot;.</i>', 'ACKNOWLEDGE', null, now(), true);
INSERT INTO events (audience_user_ids, channel_id, type, payload, created_at) VALUES
  (null, '00000000-0000-7000-8000-000000000071', 'message', '{"message": {"id": "00000000-0000-7000-8000-000000000081"}}', now()),
  (null, '00000000-0000-7000-8000-00000000007f', 'message', '{"message": {"id": "00000000-0000-7000-8000-00000000008f"}}', now()),
  (array['00000000-0000-7000-8000-000000000001']::uuid[], null, 'notification', '{}', now());
INSERT INTO mails (id, to_address, template, data, state, created_at) VALUES
  ('00000000-0000-7000-8000-0000000000b1', 'lea@example.com', 'meeting', '{"podLink": "https://stepwell.example/pod?p=1", "uid": "00000000-0000-7000-8000-000000000041@stepwell", "link": "https://meet.example.com", "reason": "changed"}', 'queued', now()),
  ('00000000-0000-7000-8000-0000000000b2', 'lea@example.com', 'meeting', '{}', 'sent', now());
INSERT INTO kept_mails VALUES
  ('00000000-0000-7000-8000-0000000000b3', 'lea@example.com', 'Hello', '<p>Hello</p>', 'Hello', now());
INSERT INTO installation_keys VALUES ('encryption', 'x', now());
