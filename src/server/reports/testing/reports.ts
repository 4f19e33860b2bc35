import { eq } from 'drizzle-orm';
import type { Message, OwnReport, ReportSummary } from '../../../contract/entities.gen';
import { reports } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';

export interface Scene {
  pod: TestPod;
  anna: TestUser;
  ben: TestUser;
  said: Message;
}

export function reportsIn(test: TestApp) {
  const db = () => test.app.context.database.db;

  const say = async (pod: TestPod, person: TestUser, content: string) =>
    (await (await test.as(person)).post(`/v1/channels/${pod.channelId}/messages`, { content })).body as Message;

  /** Ben has said something in a pod with Anna. */
  async function scene(given: Partial<Pick<Scene, 'pod'>> = {}): Promise<Scene> {
    const pod = given.pod ?? (await test.make.pod());
    const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
    for (const text of ['One', 'Two', 'Three', 'Four']) await say(pod, anna, text);
    return { pod, anna, ben, said: await say(pod, ben, 'You never finish anything.') };
  }

  const messageUrl = ({ pod, said }: Scene) => `/v1/channels/${pod.channelId}/messages/${said.id}/reports`;
  const personUrl = ({ pod }: Scene, { id }: { id: string }) =>
    `/v1/memberships/${pod.membership.id}/people/${id}/reports`;

  const HARASSMENT = { kind: 'MESSAGE', reason: 'HARASSMENT' };

  const reportAs = async (person: TestUser, url: string, body: object = HARASSMENT) =>
    (await test.as(person)).post(url, body);

  async function filed(at: Scene, body: object = HARASSMENT): Promise<OwnReport> {
    const answer = await reportAs(at.anna, messageUrl(at), body);
    expect(answer.status).toBe(200);
    return answer.body as OwnReport;
  }

  const ownerOf = ({ pod }: Scene) => pod.membership.business.owner;
  const readAs = async (person: TestUser, id: string) => (await test.as(person)).get(`/v1/reports/${id}`);
  const queueOf = async (person: TestUser, { pod }: Scene, query = '') =>
    (await (await test.as(person)).get(`/v1/businesses/${pod.membership.business.id}/reports${query}`))
      .body as ReportSummary[];
  const decideAs = async (person: TestUser, id: string, outcome: string, reason = 'We don’t talk like this here.') => {
    const [report] = await db().select().from(reports).where(eq(reports.id, id));
    const body = { outcome, reason, opened: report?.openedAt.getTime() };
    return (await test.as(person)).post(`/v1/reports/${id}/decision`, body);
  };
  const seenBy = async (person: TestUser, id: string) => (await test.as(person)).get(`/v1/reports/${id}/outcome`);
  const ownListOf = async (person: TestUser) =>
    (await (await test.as(person)).get('/v1/reports/my-reports')).body as OwnReport[];

  return {
    db,
    say,
    scene,
    messageUrl,
    personUrl,
    HARASSMENT,
    reportAs,
    filed,
    ownerOf,
    readAs,
    queueOf,
    decideAs,
    seenBy,
    ownListOf,
  };
}
