import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { decodeId } from '../../../domain/links';
import { mailTemplates } from '../../areas';
import type { MissedChannel } from '../../chat/mails';
import { meetingColumns, nextStart } from '../../meetings/schedule';
import type { DeferredTemplate } from '../../platform/mail/template';
import { meetings } from '../../platform/database/schema';
import { hashSecret } from '../../session/codes';
import type { TemplateName } from '../mails/mailSamples';
import type { WrittenMail } from '../mails/mails';
import { accountClaims } from './accountClaims';
import {
  all,
  claim,
  claimOwnWords,
  claimPerson,
  FULL_NAME,
  type Claim,
  type Claims,
  type ClaimContext,
  type Row,
} from './claim';
import { meetingClaims } from './meetingClaims';
import { reportClaims } from './reportClaims';
import type { World } from './world';

const isStaff = ({ own, world }: ClaimContext) =>
  own(`exists (select from business_staff s where s.user_id = users.id
    and s.business_id = '${world.membership.business.id}')`);

const roleOf = ({ own, world }: ClaimContext) =>
  own(`(select s.role from business_staff s where s.user_id = users.id
    and s.business_id = '${world.membership.business.id}')`);

const statusIs =
  (...statuses: string[]): Claims =>
  async ({ own, world }) => {
    const status = await own(
      `(select leader_status from members m where m.user_id = users.id and m.membership_id = '${world.membership.id}')`,
    );
    return [['a leader status of', true, statuses.includes(String(status))]];
  };

const isOfKey: Claims = ({ one, data, world }) => {
  const expires =
    'select (extract(epoch from expires_at) * 1000)::bigint from api_keys where name = $1 and business_id = $2';
  const { business } = world.membership;
  return all(
    claim('businessName', data.businessName, business.name),
    claim('expires', String(data.expires), one(expires, data.keyName, business.id)),
  );
};

const isOfWebhook: Claims = ({ one, data, world }) => {
  const { business } = world.membership;
  const host = `select substring(url from '//([^/]+)') from webhooks where business_id = $1 order by created_at desc`;
  return all(claim('businessName', data.businessName, business.name), claim('host', data.host, one(host, business.id)));
};

const isApproved =
  (is: boolean): Claims =>
  ({ one, data }) => {
    const approved = 'select approved_at is not null from businesses where name = $1 order by id desc';
    return all(claim('is approved', is, one(approved, data.businessName)));
  };

const claimsOf: Record<TemplateName, Claims> = {
  ...accountClaims,
  ...reportClaims,
  'admin-invite': (look) =>
    all(
      claim('businessName', look.data.businessName, look.world.membership.business.name),
      claimPerson(look, 'inviterName', 'u.id = $2', look.world.membership.business.owner.id),
      claim('name', look.data.name, 'Maya'),
    ),
  'membership-invite': (look) =>
    all(
      claim('membershipName', look.data.membershipName, look.world.membership.name),
      claim('businessName', look.data.businessName, look.world.membership.business.name),
      claimPerson(look, 'inviterName', 'u.id = $2', look.world.membership.business.owner.id),
      claim('podName', look.data.podName, look.world.pod.name),
      claimOwnWords(look, 'invitation_text'),
    ),
  'api-key-created': isOfKey,
  'api-key-expiring': isOfKey,
  'webhook-created': isOfWebhook,
  'webhook-disabled': isOfWebhook,
  'admin-joined': (look) =>
    all(
      claimPerson(
        look,
        'adminName',
        `u.id in (select user_id from business_staff where role = 'admin' and business_id = $2)`,
        look.world.membership.business.id,
      ),
    ),
  'admin-removed': (look) => all(claim('is staff', false, isStaff(look))),
  'business-owned': (look) => all(claim('owns the business', 'owner', roleOf(look))),
  'business-handed-over': (look) => all(claim('is an admin', 'admin', roleOf(look))),
  'staff-two-factor': (look) =>
    all(
      claim('is staff', true, isStaff(look)),
      claim('has two-factor login', false, look.own('two_factor_since is not null')),
      claim(
        'it is required',
        true,
        look.one('select staff_two_factor from businesses where id = $1', look.world.membership.business.id),
      ),
    ),
  'approval-pending': isApproved(false),
  'business-approved': isApproved(true),
  'leader-applied': (look) =>
    all(
      claimPerson(
        look,
        'leaderName',
        `u.id in (select user_id from members where leader_status = 'PENDING_APPROVAL' and membership_id = $2)`,
        look.world.membership.id,
      ),
    ),
  'more-leaders-applied': ({ data, one, world }) => {
    const waiting = `select count(*)::int from members where leader_status = 'PENDING_APPROVAL' and membership_id = $1`;
    return all(claim('count', data.count, one(waiting, world.membership.id)));
  },
  'leader-approved': statusIs('APPROVED', 'SIGNED_OFF'),
  'leader-signed-off': statusIs('SIGNED_OFF'),
  'leader-declined': statusIs('DECLINED'),
  'leader-demoted': statusIs('NONE', 'DECLINED'),
  'transfer-offered': (look) =>
    all(
      claim(
        'an offer is open',
        true,
        look.own(`exists (select from leader_transfers t where t.participant_id = users.id and state = 'open')`),
      ),
      claimPerson(
        look,
        'askerName',
        `u.id in (select asked_by from leader_transfers where pod_id = $2 and state = 'open')`,
        look.world.pod.id,
      ),
    ),
  'transfer-closed': (look) =>
    all(
      claimPerson(
        look,
        'personName',
        `u.id in (select participant_id from leader_transfers where pod_id = $2 and state = $3)`,
        look.world.pod.id,
        look.data.outcome,
      ),
    ),
  'assistant-asked': (look) =>
    all(
      claim(
        'is asked',
        true,
        look.own('exists (select from pods where assistant_user_id = users.id and assistant_confirmed_at is null)'),
      ),
      claimPerson(
        look,
        'askerName',
        `u.id in ($2, $3, $4)`,
        look.world.people.leader.id,
        look.world.people.owner.id,
        look.world.people.admin.id,
      ),
    ),
  'member-removed': ({ own, world }) =>
    all(
      claim(
        'is a member',
        false,
        own(`exists (select from members m where m.user_id = users.id and m.membership_id = '${world.membership.id}')`),
      ),
    ),
  'waitlist-joined': ({ own, data, world }) =>
    all(
      claim(
        'position',
        data.position,
        own(`(select count(*)::int from waitlist_entries w where w.pod_id = '${world.pod.id}' and w.id <=
        (select id from waitlist_entries mine where mine.pod_id = w.pod_id and mine.user_id = users.id))`),
      ),
    ),
  'waitlist-four': ({ data, all: rows, world }) => {
    const waiting = rows(
      `select ${FULL_NAME} as name, consent_join_new_pod as "consentJoinNewPod", consent_to_be_new_pod_leader as "consentToBeNewPodLeader"
      from waitlist_entries w join users on users.id = w.user_id where pod_id = $1 order by w.id`,
      world.pod.id,
    );
    return all(claim('people', data.people, waiting));
  },
  'pod-with-seats': ({ data, one }) => {
    const seats = one(
      `select (max_participants - (select count(*) from pod_members m where m.pod_id = pods.id and role = 'participant'))::int
      from pods where name = $1 order by id desc`,
      data.podName,
    );
    return all(claim('seats', data.seats, seats));
  },
  meeting: meetingClaims,
  'link-missing': ({ data, one, world }) =>
    all(
      claim(
        'trouble',
        data.trouble,
        one(
          `select case when link = '' then 'missing' else 'kept' end from meetings where id = $1`,
          world.pod.meetingId,
        ),
      ),
    ),
  'meeting-reminder': async ({ data, world }) => {
    const { database, clock } = world.test.app.context;
    const [row] = await database.db.select(meetingColumns).from(meetings).where(eq(meetings.id, world.pod.meetingId));
    return [
      ['at', data.at, row && nextStart(row, clock.now())],
      ['joinLink', new URL(String(data.joinLink)).pathname, `/j/${world.pod.meetingId}`],
    ];
  },
  'steps-record': async ({ data, to, world, stepsBefore, one }) => {
    const person = Object.values(world.people).find(({ email }) => email === to);
    const own = stepsBefore.filter(
      ({ userId, podName }) => userId === person?.id && (!data.podName || podName === data.podName),
    );
    const left = await one(
      'select count(*)::int from next_tiny_steps where user_id = $1 and ($2::text is null or pod_name = $2)',
      person?.id,
      data.podName ?? null,
    );
    const statuses = (data.steps as { status: string }[]).map(({ status }) => status);
    return [
      ['steps', statuses, own.map(({ status }) => status)],
      ['they are deleted', 0, left],
    ];
  },
  'pod-health': async ({ data, world }) => {
    const { body } = await (await world.as('owner')).get(`/v1/memberships/${world.membership.id}/pod-health`);
    return [['pods', data.podCount, (body as unknown[]).length]];
  },
  'step-reminder': ({ data, one, to }) => {
    const step = one(
      `select exists (select from next_tiny_steps s join users u on u.id = s.user_id
        where u.email = $1 and s.status = 'InProgress' and s.goal = $2 and s.description = $3)`,
      to,
      data.goal,
      data.description,
    );
    return all(claim('the step is in progress', true, step));
  },
  announcement: async ({ data, one, to }) => {
    const sent = `select a.title, a.text from announcements a join announcement_recipients r on r.announcement_id = a.id
      join users u on u.id = r.user_id where u.email = $1 and a.id = $2`;
    const id = new URL(String(data.link)).searchParams.get('n');
    return all(
      claim('title', data.title, one(sent, to, id)),
      claim('text', data.text, one(sent.replace('a.title, ', ''), to, id)),
      claim(
        'authorName',
        data.authorName,
        one(`select ${FULL_NAME} from users join announcements a on a.author_id = users.id where a.id = $1`, id),
      ),
    );
  },
  'missed-messages': async ({ data, all: rows, world }) => {
    const [channel] = data.channels as MissedChannel[];
    const said = await rows(
      `select first_name as "from", content as text from messages m join users on users.id = m.sender_id
        where channel_id = $1 and content = any($2) order by m.id`,
      world.pod.channelId,
      channel?.lines?.map(({ text }) => text),
    );
    return [
      ['name', channel?.name, world.pod.name],
      ['lines', channel?.lines, said],
      ['count', channel?.count, said.length],
    ];
  },
};

const generalClaims: Claims = async ({ to, data, world, one, own }) => {
  const { people, membership, newcomer, newAddress } = world;
  const person = to === newAddress ? people.participant : Object.values(people).find(({ email }) => email === to);
  const firstName = (await own('first_name')) ?? (to === newcomer ? 'Maya' : person?.firstName);
  const claims: Claim[] = [];
  if (data.firstName !== undefined) claims.push(['firstName', data.firstName, firstName]);
  if (data.membershipName) {
    claims.push([
      'membershipName',
      data.membershipName,
      await one('select name from memberships where id = $1', membership.id),
    ]);
  }
  if (data.supportEmail) {
    const supportEmail = await one('select support_email from memberships where id = $1', membership.id);
    claims.push(['supportEmail', data.supportEmail, supportEmail]);
  }
  const code = typeof data.link === 'string' ? new URL(data.link).searchParams.get('c') : undefined;
  // The link to a conversation contains an id instead of a code.
  if (code && !decodeId(code)) {
    const isOpen = one(
      'select used_at is null and expires_at > $2 from codes where hash = $1',
      hashSecret(code),
      world.test.clock.now(),
    );
    claims.push(['the link opens', true, await isOpen]);
  }
  return claims;
};

export const checkedTemplates = new Set<TemplateName>();

/**
 * The claims of a mail that are untrue according to the database after its act. For a deferred mail, its contents are
 * filled in now.
 */
export async function untrueClaims(world: World, mail: WrittenMail, stepsBefore: Row[]): Promise<string[]> {
  const { database, config } = world.test.app.context;
  const name = mail.template as TemplateName;
  const { fillIn } = mailTemplates[name] as Partial<DeferredTemplate<Row, Row>>;
  const departure = { db: database.db, config, now: world.test.clock.now() };
  const data = fillIn ? (await fillIn(departure, mail.data))?.data : mail.data;
  if (!data) return [`${name}: nothing is left to say`];
  const rows: ClaimContext['all'] = async (statement, ...values) =>
    (await database.pool.query<Row>(statement, values)).rows;
  const one: ClaimContext['one'] = async (statement, ...values) =>
    Object.values((await rows(statement, ...values))[0] ?? {})[0];
  const own = (expression: string) =>
    one(`select ${expression} from users where fold_email(email) = fold_email($1)`, mail.to);
  checkedTemplates.add(name);
  const look = { world, to: mail.to, data, all: rows, one, own, stepsBefore };
  const claims = [...(await generalClaims(look)), ...(await claimsOf[name](look))];
  return claims
    .filter(([, says, holds]) => !isDeepStrictEqual(says, holds))
    .map(([what, says, holds]) => `${name}: ${what} is ${JSON.stringify(holds)}, not ${JSON.stringify(says)}`);
}
