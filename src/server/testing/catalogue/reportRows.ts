import { eq } from 'drizzle-orm';
import type { OwnReport, Report } from '../../../contract/entities.gen';
import type { ReportOutcome } from '../../../domain/reports/reports';
import { reports } from '../../platform/database/schema';
import { STAFF, type CatalogueRow } from './row';
import { expectSuccess, type World } from './world';

/** The assistant reports a message of the participant. */
async function report(world: World): Promise<string> {
  const url = `/v1/channels/${world.pod.channelId}/messages/${world.ids.messages}/reports`;
  const answer = await (await world.as('assistant')).post(url, { kind: 'MESSAGE', reason: 'HARASSMENT' });
  return (expectSuccess(answer).body as OwnReport).id;
}

const reportOwner = async (world: World) => {
  const { id } = world.membership;
  const url = `/v1/memberships/${id}/people/${world.people.owner.id}/reports`;
  expectSuccess(await (await world.as('participant')).post(url, { kind: 'PERSON', reason: 'HARASSMENT' }));
};

const idOfReport = async ({ test, ids }: World): Promise<string> => {
  const { db } = test.app.context.database;
  const [found] = await db
    .select()
    .from(reports)
    .where(eq(reports.subjectId, ids.messages ?? ''));
  return found?.id ?? '';
};

const decide = async (world: World, outcome: ReportOutcome) => {
  const asAdmin = await world.as('admin');
  const id = await idOfReport(world);
  const { opened } = (await asAdmin.get(`/v1/reports/${id}`)).body as Report;
  const body = { outcome, reason: 'We don’t talk to each other like this here.', opened };
  expectSuccess(await asAdmin.post(`/v1/reports/${id}/decision`, body));
};

const appeal = async (world: World) => {
  const url = `/v1/reports/${await idOfReport(world)}/appeal`;
  expectSuccess(await (await world.as('participant')).post(url, { words: 'It was a joke.' }));
};

const both = {
  listed: { 'report-decided': ['assistant'], 'reported-decided': ['participant'] },
  mailed: { 'report-decided': ['assistant'], 'reported-decided': ['participant'] },
} satisfies Partial<CatalogueRow>;

export const reportRows: CatalogueRow[] = [
  {
    act: 'somebody reports a message',
    does: report,
    listed: { 'report-opened': STAFF },
    mailed: { 'report-opened': STAFF },
  },
  {
    act: 'somebody reports the owner',
    does: reportOwner,
    mailed: { 'report-for-operator': ['operator'] },
  },
  { act: 'staff remove what was reported', given: report, does: (world) => decide(world, 'REMOVED'), ...both },
  { act: 'staff dismiss a report', given: report, does: (world) => decide(world, 'DISMISSED'), ...both },
  {
    act: 'the person whom a report was about answers the decision',
    given: async (world) => {
      await report(world);
      await decide(world, 'DISMISSED');
    },
    does: appeal,
    listed: { 'report-answered': STAFF },
    mailed: { 'report-answered': STAFF },
  },
];
