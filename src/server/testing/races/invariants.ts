import { sql, type SQL } from 'drizzle-orm';

/** What must hold whenever nothing is under way: each statement finds what breaks it. */
export const invariants: Record<string, SQL> = {
  'a person has one place as participant and one as leader in a membership': sql`
    select membership_id, user_id, role from pod_members group by 1, 2, 3 having count(*) > 1`,

  'a pod has one leader at most': sql`
    select pod_id from pod_members where role = 'leader' group by 1 having count(*) > 1`,

  'who leads a pod has the standing to': sql`
    select p.pod_id, p.user_id from pod_members p
    join members m on m.membership_id = p.membership_id and m.user_id = p.user_id
    where p.role = 'leader' and m.leader_status not in ('APPROVED', 'SIGNED_OFF')`,

  'nobody waits who is participant of a pod of the membership, nor for a pod they lead': sql`
    select w.pod_id, w.user_id from waitlist_entries w
    join pod_members p on p.membership_id = w.membership_id and p.user_id = w.user_id
      and (p.role = 'participant' or p.pod_id = w.pod_id)`,

  'nobody who may join waits for a pod with a free seat': sql`
    select w.pod_id, w.user_id from waitlist_entries w
    join pods pod on pod.id = w.pod_id
    join meetings meeting on meeting.id = pod.meeting_id
    join members m on m.membership_id = w.membership_id and m.user_id = w.user_id and m.disabled_at is null
    where not coalesce(meeting.paused_from <= now() and meeting.paused_to > now(), false)
      and not exists (select from pod_members p where p.pod_id = pod.id and p.user_id = w.user_id)
      and pod.max_participants > (select count(*) from pod_members p where p.pod_id = pod.id and p.role = 'participant')`,

  'everybody in a pod is a member': sql`
    select p.pod_id, p.user_id from pod_members p
    left join members m on m.membership_id = p.membership_id and m.user_id = p.user_id where m.id is null`,

  'everybody in a pod has one current step of it, and nobody else has': sql`
    select coalesce(p.pod_id, s.pod_id), coalesce(p.user_id, s.user_id) from pod_members p
    full join (select * from next_tiny_steps where closed_at is null and pod_id is not null) s
      on s.pod_id = p.pod_id and s.user_id = p.user_id
    where p.user_id is null or s.user_id is null`,

  'an assistant takes part in the pod': sql`
    select pod.id, pod.assistant_user_id from pods pod
    where pod.assistant_user_id is not null and not exists (select from pod_members p
      where p.pod_id = pod.id and p.user_id = pod.assistant_user_id and p.role = 'participant')`,

  'a pod has one open transfer at most': sql`
    select t.pod_id from leader_transfers t where t.state = 'open' group by 1 having count(*) > 1`,

  'who is asked to lead is a member, and takes part in the pod while it has a leader': sql`
    select t.pod_id, t.participant_id from leader_transfers t join pods pod on pod.id = t.pod_id
    where t.state = 'open' and (
      not exists (select from members m where m.membership_id = pod.membership_id and m.user_id = t.participant_id)
      or exists (select from pod_members l where l.pod_id = t.pod_id and l.role = 'leader')
        and not exists (select from pod_members p
          where p.pod_id = t.pod_id and p.user_id = t.participant_id and p.role = 'participant'))`,

  'every pod and every membership’s leaders have their channel': sql`
    select pod.id from pods pod where not exists (select from channels c where c.pod_id = pod.id)
    union all
    select m.id from memberships m where not exists (
      select from channels c where c.membership_id = m.id and c.pod_id is null)`,

  'every meeting belongs to something': sql`
    select m.id from meetings m where not exists (select from pods p where p.meeting_id = m.id)
      and not exists (select from leader_pods l where l.meeting_id = m.id)`,

  'messages were published in the order of their ids': sql`
    select * from (
      select channel_id, payload #>> '{message,id}' as id,
        lag(payload #>> '{message,id}') over (partition by channel_id order by position) as former
      from events where type = 'message') told
    where former >= id`,

  'no marker is past the last message of its channel': sql`
    select r.channel_id, r.user_id from channel_reads r join channels c on c.id = r.channel_id
    where r.last_message_id > c.last_message_id`,
};
