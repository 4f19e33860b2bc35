import { sql, type SQL } from 'drizzle-orm';
import { isInChannel } from '../../chat/channelPeople';

/** The rules that hold whenever no act is running; each statement finds violations. */
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

  'what is recorded of a date says something of it, in a series': sql`
    select o.meeting_id, o.starts_at from occurrences o join meetings meeting on meeting.id = o.meeting_id
    where not (o.skipped or o.moved_to is not null) and o.held_until is null
      or o.held_until is null and not meeting.recurring`,

  'what took place began before': sql`
    select o.meeting_id, o.starts_at from occurrences o
    where o.held_until is not null and coalesce(o.moved_to, o.starts_at) > now() + interval '1 hour'`,

  'nobody came to a skipped date, or apologises for it': sql`
    select a.meeting_id, a.starts_at, a.user_id from attendance a
    join occurrences o on o.meeting_id = a.meeting_id and o.starts_at = a.starts_at where o.skipped`,

  'nobody apologises for a coming date of a pod they are not in': sql`
    select a.meeting_id, a.starts_at, a.user_id from attendance a join pods pod on pod.meeting_id = a.meeting_id
    where a.status = 'APOLOGIES' and a.starts_at > now() + interval '1 hour'
      and not exists (select from occurrences o
        where o.meeting_id = a.meeting_id and o.starts_at = a.starts_at and o.moved_to <= now() + interval '1 hour')
      and not exists (select from pod_members p where p.pod_id = pod.id and p.user_id = a.user_id)`,

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
      select channel_id, id, lag(id) over (partition by channel_id order by position) as former from (
        select distinct on (id) channel_id, position, id
        from events cross join lateral (select payload #>> '{message,id}' as id) message
        where type = 'message' order by id, position) first) told
    where former >= id`,

  'the states of a message were published in the order of their versions': sql`
    select * from (
      select id, version, lag(version) over (partition by id order by position) as former
      from events cross join lateral (
        select payload #>> '{message,id}' as id, coalesce((payload #>> '{message,version}')::int, 0) as version) message
      where type = 'message') told
    where former > version`,

  'no state of a message was published that is newer than the message': sql`
    select message.id, message.version, payload from events
    join messages message on message.id = (payload #>> '{message,id}')::uuid
    where type = 'message' and (payload #>> '{message,version}')::int > message.version`,

  'nothing stays of a removed message, in the log neither': sql`
    select message.id, message.content, payload from messages message
    left join events on type = 'message' and payload #>> '{message,id}' = message.id::text
    where message.removed_at is not null and (
      message.content <> '' or payload #>> '{message,content}' <> 'Message removed'
      or payload -> 'message' ?| array['mentions', 'reactions', 'image']
      or exists (select from message_images i where i.message_id = message.id)
      or exists (select from message_reactions r where r.message_id = message.id)
      or exists (select from message_mentions m where m.message_id = message.id)
      or exists (select from notifications n where n.subject = 'mention:' || message.id and n.dismissed_at is null))`,

  'the text of a message is the one that was published last': sql`
    select message.id, message.content, told.content from messages message
    join lateral (
      select payload #>> '{message,content}' as content from events
      where type = 'message' and payload #>> '{message,id}' = message.id::text
      order by position desc limit 1) told on true
    where message.removed_at is null and message.content <> told.content`,

  'nobody is told of a mention in a conversation that is not theirs any more': sql`
    select told.* from (
      select id, user_id, case when kind = 'mentioned' then split_part(group_key, ':', 2)::uuid end as channel_id
      from notifications where dismissed_at is null) told
    where told.channel_id is not null and not ${isInChannel(sql`told.channel_id`, sql`told.user_id`)}`,

  'nobody has been told of a personal act of somebody with whom there is a block': sql`
    select told.id, told.user_id, told.names from notifications told join blocks b
      on told.user_id = b.user_id and told.names ? b.blocked_id::text
      or told.user_id = b.blocked_id and told.names ? b.user_id::text
    where told.personal`,

  'no marker is past the last message of its channel': sql`
    select r.channel_id, r.user_id from channel_reads r join channels c on c.id = r.channel_id
    where r.last_message_id > c.last_message_id`,
};
